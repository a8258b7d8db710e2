import { defineConfig } from 'vite';
import { siteConfig } from './pipeline/site-config.ts';
import { defaultLanguage } from './reader/content-file.ts';

export default defineConfig(({ command, isSsrBuild = false }) =>
  siteConfig({ language: defaultLanguage, command, isSsrBuild }),
);
