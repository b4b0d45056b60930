import type { ImageCropLabels } from '#/provider/label-groups/image-crop.ts';

export const imageCrop: ImageCropLabels = {
  stage: 'zone de recadrage',
  keys: 'Les touches fléchées déplacent l’image, avec Maj par plus grands pas. Plus et moins zooment, 0 réinitialise. Les champs ci-dessous acceptent des nombres.',
  zoom: 'Zoom',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  reset: 'Réinitialiser',
  left: 'Gauche',
  top: 'Haut',
  width: 'Largeur',
  height: 'Hauteur',
  size: (width, height) => `${width} × ${height} px`,
  tooSmall: (size, min) =>
    `Cette zone fait ${size}. Choisissez au moins ${min}, sinon le résultat sera flou.`,
  unreadable: 'Impossible d’afficher cette image. Choisissez un fichier PNG ou JPG.',
};
