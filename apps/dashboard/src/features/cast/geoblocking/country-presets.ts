const codes = (text: string): readonly string[] => text.split(' ');

/**
 * The countries of each continent. Source: UN M49 (https://unstats.un.org/unsd/methodology/m49) as in CLDR:
 * North America includes Central America and the Caribbean.
 */
export const continents = {
  africa: codes(
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW ' +
      'MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW',
  ),
  asia: codes(
    'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM ' +
      'PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  ),
  europe: codes(
    'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME ' +
      'MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  ),
  northAmerica: codes(
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX ' +
      'TC TT US VC VG VI',
  ),
  southAmerica: codes('AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE'),
  oceania: codes('AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS'),
} as const;

/** The member states of the European Union, as of 2026. */
const eu = codes('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK');

/** Groups of countries that can be selected together. */
export const presets = {
  eu,
  // The European Economic Area is one market for music rights.
  eea: [...eu, 'IS', 'LI', 'NO'],
  ...continents,
} as const;

/** The key of a preset. */
export type CountryPreset = keyof typeof presets;

/** The presets in display order. */
export const presetIds: readonly CountryPreset[] = [
  'eu',
  'eea',
  'europe',
  'northAmerica',
  'southAmerica',
  'asia',
  'africa',
  'oceania',
];

/**
 * Returns the map region that contains all these countries, or the world if they span several continents or
 * none.
 */
export function regionOf(countries: readonly string[]) {
  const regions = {
    africa: 'africa',
    asia: 'asia',
    europe: 'europe',
    northAmerica: 'americas',
    southAmerica: 'americas',
    oceania: 'oceania',
  } as const;
  const found = new Set(
    countries.map((code) => {
      const on = (Object.keys(regions) as (keyof typeof regions)[]).find((id) =>
        continents[id].includes(code),
      );
      return on ? regions[on] : 'world';
    }),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : 'world';
}
