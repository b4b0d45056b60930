import type { LevelHistoryLabels } from '#/provider/label-groups/level-history.ts';

export const levelHistory: LevelHistoryLabels = {
  mean: 'Moyenne',
  range: 'Du plus bas au plus haut',
  silence: 'Silence',
  threshold: 'Seuil d’alarme',
  alarmBelow: (level) => `Alarme sous ${level}`,
  zoom: 'Zoom',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  earlier: 'Plus tôt',
  later: 'Plus tard',
  showAll: 'Afficher toute la période',
  keys: 'Les touches fléchées parcourent le temps. Plus et moins zooment, Maj avec une flèche déplace la période, 0 l’affiche en entier.',
};
