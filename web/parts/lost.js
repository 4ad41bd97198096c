// If a program has encoded the "#" in the link of a letter, the host looks for a page that does not exist.
const [, page, letter] =
  /^([^?#]*\/letter(?:\.html)?)((?:%|[^\w./?#]).*letter(?:=|%(?:25)*3D).*)$/i.exec(location.href) ??
  [];
if (page) location.replace(`${page}#${letter}`);

// A host shows 404.html at any address: find the folder of the site and set the links to it.
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
