import { join } from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** Relative addresses, so that the same files work below any path of any web server. */
export default defineConfig({
  root: here,
  base: './',
  resolve: { alias: { '@razao/sdk': join(here, '../../../sdk/src/index.ts') } },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
