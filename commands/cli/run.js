/*
 * `node commands/cli/run.js commands/start.ts …`: compiles content/ to generated/, then runs the program, which imports
 * what was compiled. Without a program it only compiles.
 */
import './typescript.js';

await import('./run-program.ts');
