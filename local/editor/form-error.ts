import { UserError } from '../../cli/user-error.ts';

/** A save that cannot be done, in terms of the person at the form. Nothing has been written. */
export class FormError extends UserError {
  override name = 'FormError';
}
