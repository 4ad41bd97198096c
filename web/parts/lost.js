// If a program has encoded the "#" in the link of a letter, the host looks for a page that does not exist.
const [, page, letter] =
  /^([^?#]*\/letter(?:\.html)?)((?:%|[^\w./?#]).*letter(?:=|%(?:25)*3D).*)$/i.exec(location.href) ??
  [];
if (page) location.replace(`${page}#${letter}`);
