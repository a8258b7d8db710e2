import type { Plugin } from 'postcss';

/**
 * Puts the styles of src/ui into a layer below all others, so that a section's own styles win in whatever
 * order operators list the sections. base.css is in the layer below (src/styles/global.css).
 */
export function styleLayers(): Plugin {
  return {
    postcssPlugin: 'style-layers',
    OnceExit(root, { AtRule }) {
      if (!/\/src\/ui\/.*\.module\.css$/.test(root.source?.input.file ?? '')) return;
      const layer = new AtRule({ name: 'layer', params: 'ui', nodes: root.nodes });
      root.removeAll();
      root.append(layer);
    },
  };
}
