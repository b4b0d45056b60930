import { type SiteDrawing, type SiteFont, sitePaletteOf } from '@unmuted/api';
import type { SiteRenderer } from '@unmuted/api/contract';
import { renderToString } from 'preact-render-to-string';
import { Shapes } from '#/page/scene.tsx';
import { drawnText, initialsOf } from '#/share-image/drawn-text.ts';
import { type Block, setTagline, setTitle } from '#/share-image/set-text.ts';

const width = 1200;
const height = 630;
const margin = 72;
const logoSide = 112;
/** Between the logo and the title at least, and between the title and the tagline. */
const gaps = { logo: 44, tagline: 26 };

/** The part of a drawing beside the text. */
const views: Readonly<Record<SiteDrawing, string>> = {
  rings: '-116 -26 1429 750',
  hills: '11 -30 1429 750',
  bars: '-268 -97 1500 787',
};

/** Letters in the tile are as heavy as the title. */
const initialsSize = 50;

/** The picture that previews of links show, as SVG. All of it is drawn by the server: neither fonts nor addresses. */
export const renderShareImage: SiteRenderer['renderShareImage'] = (
  { document, language },
  typesetter,
  logo,
) => {
  const { theme, title, languages, sections } = document;
  const [first = language] = languages;
  const hero = sections.find((section) => section.type === 'hero');
  const tagline = hero?.tagline[language]?.trim() || hero?.tagline[first]?.trim() || '';
  const colors = sitePaletteOf(theme.name, theme.scheme === 'dark' ? 'dark' : 'light', theme.accent);
  const text = { typesetter, language, font: theme.font };
  const titleText = drawnText(title, typesetter);
  const taglineText = drawnText(tagline, typesetter);
  const line = taglineText === null ? null : setTagline(text, taglineText);
  const taglineTop = height - margin - (line?.height ?? 0);
  const titleBottom = taglineTop - (line === null ? 0 : gaps.tagline);
  const room = titleBottom - (margin + logoSide + gaps.logo);
  const heading = titleText === null ? null : setTitle(text, titleText, room);
  const titleTop = titleBottom - (heading?.height ?? 0);
  return renderToString(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={title}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <style>
        {['p0', 'p1', 'p2', 'p3', 'p4']
          .map((name, index) => `.${name}{fill:${[colors.background, ...colors.picture][index]}}`)
          .join('')}
      </style>
      <rect width={width} height={height} fill={colors.background} />
      <svg aria-hidden="true" width={width} height={height} viewBox={views[hero?.drawing ?? 'rings']}>
        <Shapes drawing={hero?.drawing ?? 'rings'} />
      </svg>
      <Mark logo={logo} initials={titleText === null ? '' : initialsOf(titleText)} {...{ colors, text }} />
      {heading && <Lines block={heading} top={titleTop} color={colors.text} />}
      {line && <Lines block={line} top={taglineTop} color={colors.text} opacity={0.82} />}
    </svg>,
  );
};

interface MarkProps {
  readonly logo: string | null;
  readonly initials: string;
  readonly colors: { readonly accent: string; readonly onAccent: string };
  readonly text: {
    readonly typesetter: Parameters<SiteRenderer['renderShareImage']>[1];
    readonly font: SiteFont;
  };
}

/** The logo, else initials, else a mark for playing. */
function Mark({ logo, initials, colors, text }: MarkProps) {
  const tile = { x: margin, y: margin, width: logoSide, height: logoSide, rx: 28 };
  if (logo !== null)
    return (
      <>
        <clipPath id="logo">
          <rect {...tile} />
        </clipPath>
        <image
          {...{ ...tile, rx: undefined }}
          href={logo}
          clip-path="url(#logo)"
          preserveAspectRatio="xMidYMid slice"
        />
      </>
    );
  const style = { font: text.font, weight: 700, size: initialsSize, tracking: -0.02 };
  const textWidth = text.typesetter.widthOf(initials, style);
  const [x, y] = [margin + (logoSide - textWidth) / 2, margin + logoSide / 2 + initialsSize * 0.36];
  return (
    <>
      <rect {...tile} fill={colors.accent} />
      {initials === '' ? (
        <path
          fill={colors.onAccent}
          transform={`translate(${margin + 42} ${margin + 34})`}
          d="M0 4c0-3 3-5 6-3l32 18c3 2 3 5 0 7L6 44c-3 2-6 0-6-3z"
        />
      ) : (
        <path
          fill={colors.onAccent}
          transform={`translate(${x} ${y})`}
          d={text.typesetter.outline(initials, style)}
        />
      )}
    </>
  );
}

interface LinesProps {
  readonly block: Block;
  readonly top: number;
  readonly color: string;
  readonly opacity?: number;
}

function Lines({ block, top, color, opacity }: LinesProps) {
  return (
    <g fill={color} fill-opacity={opacity}>
      {block.lines.map(({ path, baseline }) => (
        <path key={baseline} transform={`translate(${margin} ${top + baseline})`} d={path} />
      ))}
    </g>
  );
}
