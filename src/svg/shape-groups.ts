// Splits shapes into runs that share a group, and transforms groups.
import type { Affine, ClipPath, Shape, ShapeGroup } from '../model/scene.ts';
import { multiply } from './transform.ts';

interface GroupRun {
  /** Undefined if `parent` contains the shapes directly. */
  readonly group: ShapeGroup | undefined;
  readonly members: readonly Shape[];
}

/** Splits the shapes inside `parent` into runs of consecutive shapes that share a direct child of `parent`. */
export const groupRuns = (shapes: readonly Shape[], parent: ShapeGroup | undefined): readonly GroupRun[] => {
  const runs: { group: ShapeGroup | undefined; members: Shape[] }[] = [];
  for (const shape of shapes) {
    const group = childOf(shape.group, parent);
    const last = runs.at(-1);
    if (last && last.group === group) last.members.push(shape);
    else runs.push({ group, members: [shape] });
  }
  return runs;
};

/** The child of `parent` that contains `group` or is `group`. */
const childOf = (group: ShapeGroup | undefined, parent: ShapeGroup | undefined): ShapeGroup | undefined => {
  let child = group;
  while (child && child !== parent && child.parent !== parent) child = child.parent;
  return child === parent ? undefined : child;
};

/**
 * Returns a function that copies groups into `outer`, with the clip paths from `clipOf`. Leaves out a group for which
 * `clipOf` returns undefined. Returns `outer` for a shape without a group, and the same copy each time for a group.
 */
export const mapGroups = (
  clipOf: (group: ShapeGroup) => readonly ClipPath[] | undefined,
  outer?: ShapeGroup,
): ((group: ShapeGroup | undefined) => ShapeGroup | undefined) => {
  const copies = new Map<ShapeGroup | undefined, ShapeGroup | undefined>([[undefined, outer]]);
  const copyOf = (group: ShapeGroup | undefined): ShapeGroup | undefined => {
    if (!group || copies.has(group)) return copies.get(group);
    const [parent, clip] = [copyOf(group.parent), clipOf(group)];
    const copy = clip ? { opacity: group.opacity, clip, parent } : parent;
    copies.set(group, copy);
    return copy;
  };
  return copyOf;
};

/** Returns a function that copies groups and applies a transform to their clip paths. */
export const placeGroups = (transform: Affine): ReturnType<typeof mapGroups> =>
  mapGroups(({ clip }) =>
    clip.map(area => ({
      ...area,
      transform: area.transform ? multiply(transform, area.transform) : transform,
    })),
  );
