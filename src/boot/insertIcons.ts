/**
 * The element that contains the symbols. It is hidden, because browsers compute styles and layout for
 * symbols even though they don't show them.
 */
export const symbolsId = 'symbols';

/**
 * Adds the symbols of a sprite to the page, where `<use href="#…">` finds them. They are
 * decorative, so a failed request is ignored.
 */
export function insertIcons(address: string): void {
  // Trusted Types in the CSP forbid inserting a string, but allow a parsed document.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.addEventListener('load', () => {
    const sprite = request.responseXML?.documentElement;
    if (sprite?.localName === 'svg') document.querySelector(`#${symbolsId}`)?.append(sprite);
  });
  request.open('GET', address);
  request.send();
}
