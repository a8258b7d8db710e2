import { UserError } from '../cli/user-error.ts';

/** A request that failed, with a message for the person at the form. Nothing has been written. */
export class FormError extends UserError {
  override name = 'FormError';
}
