import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** A page of the sandbox, without the layout around it. */
export interface View {
  status?: number;
  title: string;
  body: Html;
}

/** A page with a single message. */
export function messageView(title: string, text: string, status = 200): View {
  return { status, title, body: html`<p>${text}</p>` };
}

/** Shows request data; `<bdi>` keeps right-to-left names from reordering the line. */
export function detailList(rows: readonly (readonly [name: string, value: string])[]): Html {
  return html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd><bdi>${value}</bdi></dd>`,
    )}
  </dl>`;
}

/** The whole document; `backLink` is the page of the site that led here. */
export function renderDocument(title: string, body: Html, backLink: string | undefined): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sandbox portal</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header>
          <p>
            <strong>Sandbox portal</strong> A stand-in for the customer portal. Nothing here is
            real: no accounts or passwords, no emails, no orders, no payments.
          </p>
        </header>
        <main>
          <h1>${title}</h1>
          ${body} ${backLink && html`<p><a href="${backLink}">Back to the site</a></p>`}
        </main>
        <footer>
          <p>
            <a href="/">Sandbox portal home</a> · <a href="/sandbox/faults">Faults on demand</a>
          </p>
        </footer>
      </body>
    </html> `;
}

export const stylesheet = `
*, ::before, ::after { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: #fbf7ef; color: #17202e; font: 17px/1.6 system-ui, sans-serif }
header { background: #073f35; color: #fff; border-bottom: 3px dashed #f0b84a }
header p, main, footer p { max-width: 46rem; margin: 0 auto; padding: 1rem 1.5rem }
header strong { display: block; font-size: 1.15rem }
main { flex: 1; width: 100%; padding-block: 2rem 3rem }
h1 { margin: 0 0 1rem; line-height: 1.1; letter-spacing: -.02em; font-size: clamp(1.7rem, 5vw, 2.4rem) }
dl { margin: 1.5rem 0; padding: 1rem 1.5rem; background: #fff; border: 1px solid #cfc6b4; border-radius: 18px }
dt { color: #4c5667; font-size: .9rem }
dd { margin: 0 0 .75rem; font-weight: 650; overflow-wrap: anywhere }
dd:last-child { margin-bottom: 0 }
a { color: #0b6450 }
label { display: block; font-weight: 650; margin-bottom: .35rem }
input, select, button { font: inherit; min-height: 44px; max-width: 100%; padding: .4rem .9rem; border: 1px solid #7a7363; border-radius: 12px; background: #fff; color: inherit }
button { background: #0b6450; border-color: #0b6450; color: #fff; font-weight: 650; cursor: pointer }
:focus-visible { outline: 3px solid #0b6450; outline-offset: 2px }
code { font-size: .92em }
footer { border-top: 1px solid #e4dccd; font-size: .92rem }
`;
