// Parts of the service worker. The list of other people's games is kept from the beginning, so that
// it can be asked for without a network too.
addEventListener("install", (event) => {
  const keep = async () => (await caches.open("packs")).add("packs.json");
  event.waitUntil(keep().catch(() => {}));
});

// Where the browser can, it takes the files that never change from the cache by itself: a page is
// then seen, and Python started, without asking this worker for each of them.
addEventListener("install", (event) => {
  const cacheName = `workbox-precache-v2-${registration.scope}`;
  event.addRoutes?.({ condition: { urlPattern: "assets/*" }, source: { cacheName } });
});

// What another program shares with the installed site is laid aside
// for `open.html`, which takes it up. Nothing of it leaves the device.
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "POST" && new URL(url).pathname.endsWith("/open.html"))
    event.respondWith(takeShared(event.request));
});

async function takeShared(request) {
  const form = await request.formData();
  const file = form.get("file");
  const parts = ["url", "text", "title"].map((name) => form.get(name) || "");
  const written = file instanceof File && file.size < 4_000_000 ? await file.text() : "";
  const cache = await caches.open("shared");
  await cache.put("open.html?shared", new Response(written || parts.join("\n").trim()));
  return Response.redirect("open.html?shared", 303);
}
