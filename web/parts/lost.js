// If a mail program has encoded the "#" in a game letter's URL, the host cannot find the page.
const [, page, letter] =
  /^([^?#]*\/letter(?:\.html)?)((?:%|[^\w./?#]).*letter(?:=|%(?:25)*3D).*)$/i.exec(location.href) ??
  [];
if (page) location.replace(`${page}#${letter}`);

// A host shows 404.html at any URL, so find the site's folder and make the links point to it.
void (async () => {
  for (let folder = new URL("./", location.href); ; folder = new URL("../", folder)) {
    const stamp = await fetch(new URL("build.txt", folder)).then((found) => found.text());
    if (/^[0-9a-f]{16}\s*$/.test(stamp)) {
      for (const link of document.querySelectorAll("[data-path]"))
        link.href = new URL(link.dataset.path, folder);
      return;
    }
    if (folder.pathname === "/") return;
  }
})();
