import type { WeekScheduleLabels } from '#/provider/label-groups/week-schedule.ts';

export const weekSchedule: WeekScheduleLabels = {
  week: 'Semaine',
  day: 'Jour',
  paintWith: 'Remplir avec',
  erase: 'Effacer',
  notSet: 'Non défini',
  paintDay: (day) => `Remplir toute la journée : ${day}`,
  paintTime: (time) => `Remplir ${time} chaque jour`,
  timesIn: (zone) => `Heures de ${zone}`,
  summary: 'Résumé',
  keys: 'Les touches fléchées déplacent, avec Maj elles sélectionnent. Espace remplit la sélection, Suppr l’efface. Maj et Espace sélectionnent le jour, Ctrl et Espace l’heure de chaque jour.',
};
