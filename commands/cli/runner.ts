import path from 'node:path';

/** What starts our programs: `node runner commands/doctor/doctor.ts …`. */
export const runner = path.join(import.meta.dirname, 'run.js');
