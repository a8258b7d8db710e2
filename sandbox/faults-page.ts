import { faultChoices, knownFaults } from './faults.ts';
import { html } from './html.ts';
import type { View } from './layout.ts';

/** Shows and changes the fault that applies to all requests. */
export function faultsPage(active: string): View {
  // The active fault may have a number that is not among the choices, if a script has set it.
  const names = new Set(['none', ...faultChoices.map(({ name }) => name), active]);
  return {
    title: 'Faults on demand',
    body: html`<p>
        The fault you choose applies to every products and TLD call to this sandbox, and to quote
        requests, until you choose “No fault”. A redirect applies to domain searches instead.
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
      <p>To make a single request fail, send the header <code>x-sandbox-fault</code>.</p>`,
  };
}

export function unknownFaultPage(name: string): View {
  return {
    status: 400,
    title: 'Unknown fault',
    body: html`<p>There is no fault <bdi>“${name}”</bdi>. Use one of: ${knownFaults}.</p>
      <p><a href="/sandbox/faults">Choose another fault</a></p>`,
  };
}
