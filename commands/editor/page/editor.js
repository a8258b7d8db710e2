/* The editor's page: starts Decap CMS with our forms and shows the results of the checks below them. */

// Keeps Decap CMS from looking for a configuration file and asking for a login.
window.CMS_MANUAL_INIT = true;
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));

const findings = document.querySelector('#findings');

/** @param {{ problems: { text: string, form?: string }[], refused?: string }} message */
function show({ problems, refused }) {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const state = problems.length === 0 ? 'fine' : 'problems';
  findings.dataset.state = refused ? 'refused' : state;
  const verdict =
    problems.length === 0
      ? 'All content is fine.'
      : `${count}; the site cannot be built until ${problems.length === 1 ? 'it is' : 'they are'} fixed:`;
  findings.querySelector('p').textContent = refused ? `Not saved. ${refused}.` : verdict;
  const items = problems.map(({ text, form }) => {
    const item = document.createElement('li');
    const place = form ? item.appendChild(document.createElement('a')) : item;
    if (form) place.href = form;
    place.textContent = text;
    return item;
  });
  findings.querySelector('ul').replaceChildren(...items);
}

const stream = new EventSource('/findings');
stream.addEventListener('message', ({ data }) => show(JSON.parse(data)));
stream.addEventListener('error', () => {
  findings.dataset.state = 'refused';
  findings.querySelector('p').textContent =
    'The editor has stopped, so nothing can be saved. Start it again with npm run edit.';
});

// Without a reload, Decap CMS would keep the fields of the previous form.
window.addEventListener('hashchange', ({ oldURL, newURL }) => {
  if (oldURL.includes('/entries/') && newURL.includes('/entries/')) location.reload();
});

/** What Decap CMS calls publishing only saves files on this machine. */
function relabel() {
  const words = window.CMS.getLocale('en');
  Object.assign(words.editor.editorToolbar, {
    publish: 'Save',
    publishNow: 'Save now',
    publishing: 'Saving …',
    published: 'Saved',
    publishAndCreateNew: 'Save and create new',
    publishAndDuplicate: 'Save and duplicate',
  });
  window.CMS.registerLocale('en', words);
}

async function start() {
  relabel();
  const response = await fetch('/config.json');
  const config = await response.json();
  if (response.ok) window.CMS.init({ config });
  else findings.querySelector('p').textContent = `The editor cannot start. ${config.error}`;
}

document.addEventListener('DOMContentLoaded', () => void start());
