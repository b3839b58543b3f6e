// All concept tables, one per theme.
import { concepts as abstract } from './concepts/abstract.ts';
import { concepts as animals } from './concepts/animals.ts';
import { concepts as arrows } from './concepts/arrows.ts';
import { concepts as body } from './concepts/body.ts';
import { concepts as devices } from './concepts/devices.ts';
import { concepts as files } from './concepts/files.ts';
import { concepts as food } from './concepts/food.ts';
import { concepts as health } from './concepts/health.ts';
import { concepts as userInterface } from './concepts/interface.ts';
import { concepts as maths } from './concepts/maths.ts';
import { concepts as media } from './concepts/media.ts';
import { concepts as money } from './concepts/money.ts';
import { concepts as music } from './concepts/music.ts';
import { concepts as nature } from './concepts/nature.ts';
import { concepts as objects } from './concepts/objects.ts';
import { concepts as people } from './concepts/people.ts';
import { concepts as places } from './concepts/places.ts';
import { concepts as sport } from './concepts/sport.ts';
import { concepts as tools } from './concepts/tools.ts';
import { concepts as transport } from './concepts/transport.ts';
import { concepts as weather } from './concepts/weather.ts';
import { type Concept, parseConcepts } from './concepts.ts';
import { concepts as kinds } from './vocabulary/kinds.ts';
import { concepts as otherSets } from './vocabulary/other-sets.ts';
import { concepts as sayings } from './vocabulary/sayings.ts';

const TABLES: readonly string[] = [
  kinds,
  otherSets,
  sayings,

  abstract,
  animals,
  arrows,
  body,
  devices,
  files,
  food,
  health,
  userInterface,
  maths,
  media,
  money,
  music,
  nature,
  objects,
  people,
  places,
  sport,
  tools,
  transport,
  weather,
];

/** Every row of every table. */
export const allConcepts = (): readonly Concept[] => TABLES.flatMap(parseConcepts);
