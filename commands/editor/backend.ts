import { FormError } from './form-error.ts';
import { isObject } from './shape.ts';
import type { Store } from './store.ts';

/*
 * The part of Decap CMS's protocol for a local server ('proxy backend') that forms need: each call names
 * an action and its parameters.
 */

function entry(store: Store, file: unknown) {
  return { file: { path: file, id: null }, data: store.read(file) };
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** Handles one call from Decap CMS. Throws a FormError for what the person at the form can correct. */
export function handleCall(store: Store, call: unknown): unknown {
  const { action, params } = isObject(call) ? call : {};
  const given = isObject(params) ? params : {};
  switch (action) {
    case 'entriesByFolder':
      return store.articlesIn(given['folder']).map((file) => entry(store, file));
    case 'entriesByFiles':
      return list(given['files']).map((file) =>
        entry(store, isObject(file) ? file['path'] : undefined),
      );
    case 'getEntry':
      return entry(store, given['path']);
    case 'persistEntry': {
      if (list(given['assets']).length > 0)
        throw new FormError('Files cannot be uploaded here; put pictures in content/images');
      for (const file of list(given['dataFiles'])) {
        if (isObject(file)) store.write(file['path'], file['raw']);
      }
      return { message: 'saved' };
    }
    case 'getMedia':
      return [];
    case 'getDeployPreview':
      return null;
    default:
      throw new FormError(`The editor does not support the action '${String(action)}'`);
  }
}
