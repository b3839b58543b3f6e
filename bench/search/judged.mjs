// Tables of the judged questions: relevance of the first results of an engine.
import {
  countCopies,
  countNegations,
  discountedGain,
  pictureOf,
  RIGHT,
  readCommonQuestions,
  readJudgedQuestions,
} from '../relevance/judged/judgments.mjs';
import { mean } from '../statistics.mjs';

/** Sets whose misses are not examined before a report: nothing is tuned to them. */
export const BLIND_SETS = ['C'];
const FIRST = 12;
const PAGE = 96;

const judgeSet = async (questions, find, pictures) => {
  const rows = [];
  for (const judged of questions) {
    const icons = await find(judged.question, PAGE);
    const names = icons.map(icon => icon.name);
    const grades = names.slice(0, 10).map(judged.grade);
    rows.push({
      first: grades[0] === RIGHT ? 1 : 0,
      nothing: grades.includes(RIGHT) ? 0 : 1,
      gain: discountedGain(judged, names, pictures),
      negations: countNegations(judged.question, names) / Math.max(1, grades.length),
      copies: countCopies(names) / Math.max(1, grades.length),
    });
  }
  const average = key => mean(rows.map(row => row[key]));
  const percent = key => (100 * average(key)).toFixed(1);
  return {
    questions: rows.length,
    'first right %': percent('first'),
    'nDCG@10': average('gain').toFixed(3),
    'nothing right among ten %': percent('nothing'),
    'unasked negations %': percent('negations'),
    'numbered copies %': percent('copies'),
  };
};

const judgeCommon = async (find, documents) => {
  let [shown, available] = [0, 0];
  const pictureCounts = [];
  for (const { question, names } of readCommonQuestions()) {
    const icons = (await find(question, PAGE)).slice(0, FIRST);
    pictureCounts.push(new Set(icons.map(icon => pictureOf(icon.name))).size);
    const librariesOf = list =>
      new Set(list.filter(icon => names.includes(pictureOf(icon.name))).map(icon => icon.library));
    shown += librariesOf(icons).size;
    available += librariesOf(documents).size;
  }
  return {
    'different pictures': mean(pictureCounts).toFixed(1),
    'libraries with the picture, shown': `${shown} of ${available}`,
  };
};

/** `engines` maps names to functions from a question and a limit to icons, best first. */
export const judgeEngines = async (engines, documents, names) => {
  const pictures = [...new Set(documents.map(document => pictureOf(document.name)))];
  const questions = readJudgedQuestions();
  const sets = {};
  const common = {};
  for (const [name, find] of Object.entries(engines)) {
    for (const set of names) {
      const own = questions.filter(judged => judged.set === set);
      sets[`${name}, set ${set}`] = await judgeSet(own, find, pictures);
    }
    common[name] = await judgeCommon(find, documents);
  }
  return { sets, common };
};

export const listMisses = async (find, set) => {
  for (const { question, set: own, grade } of readJudgedQuestions()) {
    if (own !== set) continue;
    const icons = await find(question, 10);
    if (grade(icons[0]?.name ?? '') === RIGHT) continue;
    const shown = icons.slice(0, 8).map(icon => `${icon.library[0]}:${icon.name}=${grade(icon.name)}`);
    console.log(`  ${question}: ${shown.join(' ')}`);
  }
};
