/**
 * Adds the symbols of a sprite to the page, where `<use href="#…">` finds them. Without them only
 * decoration is missing, so a failure has no message.
 */
export function insertIcons(address: string): void {
  // Unlike a string put into the page, a parsed document is allowed by the CSP's trusted types.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.addEventListener('load', () => {
    const sprite = request.responseXML?.documentElement;
    if (sprite?.localName === 'svg') document.body.append(sprite);
  });
  request.open('GET', address);
  request.send();
}
