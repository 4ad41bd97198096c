/**
 * Updates of text that the browser has translated.
 *
 * Chrome replaces a text node by `<font><font>translation</font></font>`. lit-html then assigns the
 * new text to `data` of the `<font>` element in the position of its text node, which has no effect.
 * The setter below puts a text node with the new text there; the browser translates it again.
 */
export function updateTranslatedText(): void {
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    configurable: true,
    get(this: HTMLFontElement) {
      return this.textContent;
    },
    set(this: HTMLFontElement, text: unknown) {
      this.replaceWith(document.createTextNode(String(text ?? "")));
    },
  });
}
