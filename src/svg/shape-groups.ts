// Splits shapes into runs that share a group, and transforms groups.
import type { Affine, ClipPath, Shape, ShapeGroup } from '../model/scene.ts';
import { multiply } from './transform.ts';

interface GroupRun {
  /** Undefined if `parent` contains the shapes directly. */
  readonly group: ShapeGroup | undefined;
  readonly members: readonly Shape[];
}

/** Splits the shapes inside `parent` into runs. `parent` directly contains the group that the shapes of a run share. */
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

/** Returns a function that copies groups into `outer` and changes the clip paths. Memoizes the copy of each group. */
export const mapGroups = (
  change: (clip: ClipPath) => ClipPath,
  outer?: ShapeGroup,
): ((group: ShapeGroup | undefined) => ShapeGroup | undefined) => {
  const changed = new Map<ShapeGroup, ShapeGroup>();
  const map = (group: ShapeGroup | undefined): ShapeGroup | undefined => {
    if (!group) return undefined;
    const known = changed.get(group);
    if (known) return known;
    const parent = map(group.parent) ?? outer;
    const result = { opacity: group.opacity, clip: group.clip.map(change), ...(parent && { parent }) };
    changed.set(group, result);
    return result;
  };
  return map;
};

export const placeGroups = (transform: Affine): ReturnType<typeof mapGroups> =>
  mapGroups(clip => ({
    ...clip,
    transform: clip.transform ? multiply(transform, clip.transform) : transform,
  }));
