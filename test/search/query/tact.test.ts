// Tact: first icons and ideas for delicate subjects. (Decision 046)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findIdeas } from '../../../src/service/index.ts';
import { engine, findNames } from '../built-search.ts';

const subjects = readFileSync(join(import.meta.dirname, 'delicate-subjects.txt'), 'utf8')
  .split('\n')
  .filter(line => /^[^#[]/.test(line));

/** Weapons, skulls, coffins, germs, fire, drinks, games, mocking faces, crosses that cancel, and the zodiac. */
const HARSH =
  /\b(?:axe|bomb|explosion|gun|knife|pistol|rifle|sword|swords|tank|fist|boxing|skull|coffin|grave|tombstone|ghost|devil|demon|germ|virus|bacteria|biohazard|radioactive|poison|fire|flame|campfire|matchstick|beer|wine|martini|cocktail|champagne|drink|game|gamepad|joystick|dice|poker|joker|clown|laugh|tongue|wink|crazy|angry|bug|rat|pig|monkey|poo|gnome|alien|spy|criminal|prisoner|handcuffs|cigarette|cancel|ban|trash|delete|x|zodiac|off|slash|lock|alert|warning|question|exclamation|crash|crime|coin|coins|cash|money|dollar|wallet)\b/;

/** Whether an icon is harsh, and no word of its name is a word of the subject. */
const isHarsh = (subject: string) => (name: string) => {
  const word = HARSH.exec(name.replaceAll('-', ' '))?.[0];
  if (word === 'cigarette' && subject.includes('smoking')) return false;
  return word !== undefined && !subject.toLowerCase().includes(word);
};

describe('delicate subjects', () => {
  it('are at least 250', () => {
    expect(new Set(subjects).size).toBeGreaterThanOrEqual(250);
  });

  it.each(subjects)(
    'such as “%s” have no harsh icon among the first three results or among the ideas',
    async subject => {
      const names = [...new Set(findNames(subject))].slice(0, 3);
      const { ideas } = await findIdeas(subject);
      expect(names).not.toHaveLength(0);
      expect([...names, ...ideas.flatMap(({ icon }) => icon?.name ?? [])].filter(isHarsh(subject))).toEqual(
        [],
      );
    },
  );
});

describe('delicate words of other languages', () => {
  it.each([
    ['Selbsthilfegruppe Brustkrebs', /crab|zodiac/],
    ['Fehlgeburt', /baby|^b$/],
    ['Hilfe bei Spielsucht', /dice|poker|cards|game/],
    ['alcooliques anonymes à Lyon', /beer|wine|bottle|glass/],
    ['deuil périnatal', /baby|child/],
    ['dejar de fumar juntos', /smok|cigar/],
    ['víctimas de violencia de género', /gun|fist|punch/],
    ['supporto per malati di tumore', /zodiac|crab/],
    ['luto após suicídio', /knife|rope|skull/],
    ['uitvaart', /coffin|grave|skull/],
    ['pogrzeb', /coffin|grave|skull/],
    ['анонимные алкоголики', /beer|wine|bottle|glass/],
    ['помощь бездомным', /^home$|tent/],
    ['анорексія', /food|pizza|scale/],
    ['aile içi şiddet', /fist|punch|gun/],
    ['علاج الإدمان', /beer|needle|syringe/],
    ['がん患者の会', /crab|zodiac/],
    ['아동학대', /fist|punch/],
    ['戒赌', /dice|poker|cards/],
  ])('in “%s” do not ask for a hurtful picture', async (subject, picture) => {
    const { ideas } = await findIdeas(subject);
    const names = [...findNames(subject).slice(0, 3), ...ideas.flatMap(({ icon }) => icon?.name ?? [])];
    expect(names).not.toHaveLength(0);
    expect(names.filter(name => picture.test(name))).toEqual([]);
  });
});

describe('ideas for a delicate subject', () => {
  it.each([
    ['conserving energy with MS', /microsoft|windows/],
    ['living with MS', /house|home|radio/],
    ['struggling with my OCD', /sword|fight|boxing/],
    ['our IVF diary', /baby|infant|seedling|egg/],
    ['childfree by circumstance', /baby|infant|seedling|egg/],
    ['mon carnet de PMA', /baby|infant|egg/],
    ['when children ask about God', /allah|kaaba|star-and-crescent|flag/],
    ['people who are being stalked', /candle|flower|eye|target|camera/],
    ['landmine survivors in Laos', /candle|mine|explosion|bomb/],
    ['a winter night shelter', /fallout|money|coin/],
    ['where to find naloxone', /pill|syringe|bottle|download/],
    ['90 days off the bottle', /bottle|glass|beer|wine/],
    ['caffè dei ragazzi con sindrome di Down', /down/],
    ['pesten in de klas', /mood|annoyed|angry/],
    ['сообщество людей с витилиго', /18|forbid|ban|off/],
    ['mi diario contra el TOC', /clock|bell|toc/],
    ['不妊治療の日記', /baby|infant|egg|seedling/],
    ['清明线上扫墓', /broom|sweep|skull/],
    ['protections périodiques gratuites', /period|dot|shield/],
    ['मानव तस्करी से बचे लोग', /truck|handcuffs|chain/],
    ['pomoc w zapłaceniu za ogrzewanie', /money|coin|receipt|bill|fire/],
    ['leaving the Jehovah’s Witnesses', /church|cross|bible|pray|exit|logout/],
    ['a forum of ex-Muslims', /mosque|crescent|kaaba|exit|logout/],
    ['recipes after bulimia', /scale|pizza|cake/],
  ])('such as “%s” show nothing of what hurts, and six pictures', async (subject, hurtful) => {
    const { ideas } = await findIdeas(subject);
    const names = ideas.map(({ design }) => design.name ?? 'letters');
    expect(new Set(names).size).toBe(6);
    expect(names.filter(name => hurtful.test(name))).toEqual([]);
  });

  it.each([
    ['a coffee morning for widows', 'coffee'],
    ['a calendar for separated parents', 'calendar'],
    ['prayer times of our mosque', 'mosque'],
    ['candles in memory of my father', 'candle'],
  ])('such as “%s” show what its other words and its faith name: %s', async (subject, name) => {
    const { ideas } = await findIdeas(subject);
    expect(ideas.map(({ design }) => design.name?.split('-')[0])).toContain(name);
  });

  it.each([
    'en sida för vår kör',
    'APPS MADE WITH MS OFFICE',
    'maple syrup and sourdough',
    'kolonihaveforeningens opslagstavle',
    'rooster van de bibliotheek',
    'Roman diplomas and aromas',
  ])('are not read into “%s”', sentence => {
    expect(engine.read(sentence).tact).toBeUndefined();
  });
});

describe('a delicate word', () => {
  it.each([
    ['life after a stroke', /stroke/],
    ['first period explained to girls', /dot|period/],
    ['erectile dysfunction clinic', /expand/],
    ['prosthetic legs', /meat|robot/],
    ['a food bank for families', /bank/],
    ['a Roma culture center', /apple|perfume/],
    ['gun violence prevention', /gun/],
    ['parents of a stillborn baby', /baby|stroller/],
    ['a memory book for my mother with dementia', /memory|cpu|ram|sd-card/],
    ['hot flush diary', /flush|toilet/],
    ['letters to my dead father', /battery/],
    ['leaving a violent partner', /fist/],
  ])('in “%s” does not ask for the picture that it names', async (subject, picture) => {
    const { ideas } = await findIdeas(subject);
    const names = [...findNames(subject).slice(0, 3), ...ideas.flatMap(({ icon }) => icon?.name ?? [])];
    expect(names.filter(name => picture.test(name))).toEqual([]);
  });
});

describe('harsh icons', () => {
  it.each([
    ['skull', /skull/],
    ['boxing club', /boxing/],
    ['wine shop', /wine/],
    ['virus', /virus/],
    ['zodiac cancer', /zodiac-cancer/],
    ['gun', /gun/],
    ['poker night', /poker|cards|dice/],
    ['fire station', /fire/],
  ])('come first for “%s”', (query, expected) => {
    expect(findNames(query)[0]).toMatch(expected);
  });
});
