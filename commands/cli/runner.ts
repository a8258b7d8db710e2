import path from 'node:path';

/** What a program needs that is not started by `runner`: `node --import typescript program.ts`. */
export const typescript = path.join(import.meta.dirname, 'typescript.js');

/** What starts our programs: `node runner commands/doctor/doctor.ts …`. */
export const runner = path.join(import.meta.dirname, 'run.js');
