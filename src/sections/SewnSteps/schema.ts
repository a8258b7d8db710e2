export { schema } from '../Steps/schema.ts';
