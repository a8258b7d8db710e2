import { faultChoices, knownFaults } from './faults.ts';
import { html } from './html.ts';
import type { View } from './layout.ts';

/** Shows which fault is on for everybody, and sets another. */
export function faultPage(active: string): View {
  // A script may have set one with a number that the page does not offer: a set shows it too.
  const names = new Set(['none', ...faultChoices.map(({ name }) => name), active]);
  return {
    title: 'Faults on demand',
    body: html`<p>
        The products and TLD calls of this sandbox do this wrong on purpose, for everybody, until
        you choose “No fault”.
      </p>
      <p role="status">Active: <strong>${active === 'none' ? 'No fault' : active}</strong></p>
      <form method="post" action="/sandbox/faults">
        <p>
          <label for="fault">Fault</label>
          <select id="fault" name="fault">
            ${Array.from(
              names,
              (name) =>
                html`<option value="${name}" ${name === active ? html` selected` : undefined}>
                  ${name === 'none' ? 'No fault' : name}
                </option>`,
            )}
          </select>
          <button>Set</button>
        </p>
      </form>
      <dl>
        ${faultChoices.map(
          ({ name, description }) =>
            html`<dt><code>${name}</code></dt>
              <dd>${description}</dd>`,
        )}
      </dl>
      <p>A single request gets a fault by the header <code>x-sandbox-fault</code>.</p>`,
  };
}

export function unknownFaultPage(asked: string): View {
  return {
    status: 400,
    title: 'Unknown fault',
    body: html`<p>There is no fault <bdi>“${asked}”</bdi>. There are: ${knownFaults}.</p>
      <p><a href="/sandbox/faults">Choose another</a></p>`,
  };
}
