import { Scene } from '../../../ui/Scene/Scene.tsx';
import { Patch, Stitch } from '../../../ui/Scene/Stitching.tsx';
import { block } from '../../../ui/Scene/shapes.ts';

const places = [-64, 0, 64];
const across = ['petal', 'gold', 'cotton'] as const;
const down = ['cotton', 'petal', 'gold'] as const;
const width = 44;

/** A shuttle that points right. */
function Shuttle({ at, colour }: { at: string; colour: 'petal' | 'gold' | 'cotton' }) {
  return (
    <g transform={at}>
      <Patch colour={colour === 'gold' ? 'cotton' : 'gold'} d="M-40 0Q0-40 44 0Q0 40-40 0Z" />
      <Patch colour="dark" flat d={block(-20, -8, 40, 16, 6)} />
      <Patch colour={colour} flat d={block(-12, -6, 24, 12, 2)} />
    </g>
  );
}

/** Threads of your choice, woven over and under. */
export function ChosenThreads() {
  return (
    <Scene>
      {places.map((x, index) => (
        <g key={x}>
          <Patch colour={down[index] ?? 'gold'} d={block(x - width / 2, -124, width, 248, 6)} />
          <Stitch
            colour={index === 1 ? 'cotton' : 'dark'}
            weight="fine"
            d={`M${x - 12}-116V116M${x + 12}-116V116`}
          />
        </g>
      ))}
      {places.map((y, row) => (
        <g key={y}>
          <Patch colour={across[row] ?? 'gold'} d={block(-150, y - width / 2, 300, width, 6)} />
          <Stitch
            colour={row === 0 ? 'cotton' : 'dark'}
            weight="fine"
            d={`M-142 ${y - 12}H142M-142 ${y + 12}H142`}
          />
          {places.map(
            (x, column) =>
              (row + column) % 2 === 0 && (
                <g key={x}>
                  <Patch
                    colour={down[column] ?? 'gold'}
                    d={block(x - width / 2, y - 36, width, 72, 2)}
                  />
                  <Stitch
                    colour={column === 1 ? 'cotton' : 'dark'}
                    weight="fine"
                    d={`M${x - 12} ${y - 34}v68M${x + 12} ${y - 34}v68`}
                  />
                </g>
              ),
          )}
        </g>
      ))}
      <Shuttle at="translate(168-64)" colour="petal" />
      <Shuttle at="translate(-168 0)scale(-1 1)" colour="gold" />
      <Shuttle at="translate(168 64)" colour="cotton" />
    </Scene>
  );
}
