import { pluralIn } from '#/lib/plural-in.ts';
import type { ViewerLabels } from '#/provider/label-groups/viewers.ts';

const plural = pluralIn('fr');

/** Labels of viewers and editors in French. */
export const viewersFr: ViewerLabels = {
  searchLog: 'Rechercher dans le journal',
  searchJson: 'Rechercher des clés et des valeurs',
  matchOf: (index, count) => `${index} sur ${count}`,
  noMatch: 'Aucun résultat',
  previousMatch: 'Résultat précédent',
  nextMatch: 'Résultat suivant',
  levels: 'Niveaux',
  info: 'Info',
  warn: 'Avertissement',
  error: 'Erreur',
  wrapLines: 'Renvoyer à la ligne',
  copyAllLines: 'Copier toutes les lignes',
  copyLine: 'Copier la ligne',
  following: 'Suivi en direct',
  jumpToLatest: 'Aller à la fin',
  newCount: (count, formatted) =>
    plural(count, { one: `${formatted} nouvelle`, other: `${formatted} nouvelles` }),
  newLines: (count, formatted) =>
    plural(count, { one: `${formatted} nouvelle ligne`, other: `${formatted} nouvelles lignes` }),
  newErrors: (count, formatted) =>
    plural(count, { one: `${formatted} erreur`, other: `${formatted} erreurs` }),
  lineCount: (count, formatted) => plural(count, { one: `${formatted} ligne`, other: `${formatted} lignes` }),
  filteredLines: (shown, total) => `${shown} lignes sur ${total}`,
  noLines: 'Aucune ligne pour l’instant',
  noLinesOfLevel: 'Aucune ligne de ces niveaux',
  showAllLevels: 'Afficher tous les niveaux',
  loadingLog: 'Chargement du journal',
  logFailed: 'Impossible de charger le journal',
  logLive: 'En direct',
  logComplete: 'Terminé',
  logDisconnected: 'Déconnecté',
  reconnecting: 'Les nouvelles lignes manquent. Reconnexion automatique en cours.',
  expandAll: 'Tout déplier',
  collapseAll: 'Tout replier',
  itemCount: (count, formatted) =>
    plural(count, { one: `${formatted} élément`, other: `${formatted} éléments` }),
  keyCount: (count, formatted) => plural(count, { one: `${formatted} clé`, other: `${formatted} clés` }),
  showAllOf: (characters) => `Afficher les ${characters} caractères`,
  showLess: 'Afficher moins',
  moreValues: (count, formatted) =>
    plural(count, { one: `${formatted} autre`, other: `${formatted} autres` }),
  copyPath: 'Copier le chemin',
  copyValue: 'Copier la valeur',
  unchangedValues: (count, formatted) =>
    plural(count, { one: `${formatted} valeur inchangée`, other: `${formatted} valeurs inchangées` }),
  line: (index) => `Ligne ${index}`,
  formatJson: 'Mettre en forme',
  unexpectedText: (found) => `Élément inattendu\u202f: ${found}`,
  unexpectedEnd: 'Le texte se termine trop tôt',
  resizePanes: 'Redimensionner les volets',
};
