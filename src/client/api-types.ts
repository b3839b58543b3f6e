// Types and paths of the API, generated from the OpenAPI document by `npm run generate`.

/** Canonical paths by operation. */
export const PATHS = {
  getApiIndex: '/api/v1',
  getHealth: '/api/v1/health',
  listLibraries: '/api/v1/libraries',
  searchIcons: '/api/v1/icons',
  getIcon: '/api/v1/icons/{library}/{name}',
  searchEmoji: '/api/v1/emoji',
  findIdeas: '/api/v1/ideas',
  exportFavicon: '/api/v1/export',
  getExportZip: '/api/v1/export.zip',
  getPreviewSvg: '/api/v1/preview.svg',
  getPreviewPng: '/api/v1/preview.png',
} as const;

/** Name, version and URLs of the API. */
export interface Index {
  /** Name of the service. */
  readonly name: string;
  /** Major version of the API. */
  readonly version: string;
  /** How the API is versioned. */
  readonly versioning: string;
  /** URL of the OpenAPI document. */
  readonly openapi: string;
  /** URL of the documentation. */
  readonly documentation: string;
  /** URL of the list of error codes. */
  readonly errors: string;
  /** Media type of all error responses. */
  readonly error_media_type: string;
  /** All operations. */
  readonly endpoints: readonly Endpoint[];
}

/** One operation of the API. */
export interface Endpoint {
  /** Name of the operation. */
  readonly operation: string;
  /** HTTP method. */
  readonly method: string;
  /** Canonical path. */
  readonly path: string;
  /** Unversioned path with the same behavior. */
  readonly alias: string;
  /** Purpose of the operation. */
  readonly summary: string;
}

/** Status of the service. */
export interface Health {
  /** Always ok. */
  readonly status: 'ok';
  /** Number of icons in all libraries. */
  readonly icons: number;
}

/** All icon libraries. */
export interface Libraries {
  /** The libraries. */
  readonly libraries: readonly Library[];
}

/** One icon library. */
export interface Library {
  /** Identifier in parameters and paths. */
  readonly slug: string;
  /** Display name. */
  readonly name: string;
  /** Name of the license. */
  readonly license: string;
  /** Attribution text. */
  readonly attribution_note: string;
  /** Number of icons in this library. */
  readonly icon_count: number;
  /** Styles of the library, default style first. */
  readonly styles: readonly string[];
}

/** One page of search results. */
export interface IconSearchResponse {
  /** Number of all matches. */
  readonly total: number;
  /** The results on this page, best match first. */
  readonly icons: readonly IconItem[];
  /** Applied page size. */
  readonly limit: number;
  /** Number of skipped results. */
  readonly offset: number;
  /** With group=name: all styles of each icon on the page. */
  readonly styles?: readonly (readonly string[])[] | undefined;
}

/** One icon in one style. */
export interface IconItem {
  /** Icon identifier. */
  readonly id: number;
  /** Icon name. */
  readonly name: string;
  /** Icon style. */
  readonly style: string;
  /** Search tags, separated by spaces. */
  readonly tags: string;
  /** Library slug. */
  readonly library: string;
  /** Display name of the library. */
  readonly library_name: string;
  /** Name of the license. */
  readonly license: string;
  /** The icon as a complete SVG document. */
  readonly svg: string;
  /** Attribution text. */
  readonly attribution_note: string;
}

/** One page of emoji. */
export interface EmojiSearchResponse {
  /** Number of all matches. */
  readonly total: number;
  /** The results on this page, best match first. */
  readonly emoji: readonly EmojiItem[];
  /** Applied page size. */
  readonly limit: number;
  /** Number of skipped results. */
  readonly offset: number;
}

/** One emoji. */
export interface EmojiItem {
  /** The emoji. Use it as the field emoji of an export. */
  readonly emoji: string;
  /** English name (Unicode CLDR). */
  readonly name: string;
  /** English keywords, separated by spaces. */
  readonly tags: string;
  /** Unicode group. */
  readonly group: string;
  /** The emoji in other skin tones. Empty if it has none. */
  readonly skin_tones: readonly string[];
  /** The drawing as a complete SVG document. */
  readonly svg: string;
  /** Name of the emoji set. */
  readonly library_name: string;
  /** Name of the license. */
  readonly license: string;
  /** Attribution text. */
  readonly attribution_note: string;
}

/** Six designs. */
export interface IdeasResponse {
  /** Number of all ideas for these words. */
  readonly total: number;
  /** The designs, best icon first. */
  readonly ideas: readonly Idea[];
  /** Number of skipped ideas. */
  readonly offset: number;
}

/** One finished design. */
export interface Idea {
  /** Name of the mood, which sets the colors. */
  readonly mood: string;
  readonly design: ExportBody;
  readonly icon?: IconItem | undefined;
}

/**
 * The icon, the initials, the emoji or the artwork to draw, and their style. Required are artwork, emoji,
 * text, or library and name; all other fields are optional. Unknown fields are ignored. The file
 * favsmith.json of a package is a body that gives the same package. A color is a CSS color (CSS Color 4)
 * that needs no context: #rgb, #rgba, #rrggbb, #rrggbbaa, a color name, rgb(), hsl(), hwb(), lab(), lch(),
 * oklab(), oklch() or color(), with or without alpha. none and transparent paint nothing. Colors outside of
 * sRGB are mapped to the nearest one of the same hue and lightness. Not accepted are currentcolor, system
 * colors, var(), calc(), color-mix() and relative colors, and texts longer than 200 characters.
 */
export interface ExportBodyFields {
  /** Library slug of the icon. Requires name. */
  readonly library?: string | null | undefined;
  /** Icon name in the library. Requires library. */
  readonly name?: string | null | undefined;
  /** Icon style. Default: the first of the library's styles that has an icon of this name. */
  readonly style?: string | undefined;
  /**
   * One or two letters or digits as initials. They are drawn as capitals unless text_case is as-is. Takes
   * precedence over library and name.
   */
  readonly text?: string | null | undefined;
  /** Case of initials: upper draws capitals, as-is draws the letters as given. */
  readonly text_case?: 'upper' | 'as-is' | undefined;
  /**
   * Form of text: initials allows one or two letters or digits; short allows up to three letters, digits or
   * signs & @ # +, such as IBM or H&M.
   */
  readonly text_form?: 'initials' | 'short' | undefined;
  /**
   * Typeface of initials: sans is Inter, serif Source Serif 4, rounded Nunito, condensed Oswald, geometric
   * Montserrat, slab Bitter, mono JetBrains Mono and display Playfair Display. Letters that a typeface does
   * not have are drawn in sans. A weight that it does not have is replaced by the nearest weight.
   */
  readonly font?: 'sans' | 'serif' | 'rounded' | 'condensed' | 'geometric' | 'slab' | 'mono' | 'display' | undefined;
  /**
   * Weight of initials, as in CSS: 400 is regular, 700 is bold. Rounded to an integer. Chinese, Japanese and
   * Korean characters are always bold. From 200 to 900; values outside of the range are clamped.
   */
  readonly font_weight?: number | undefined;
  /** Plate color. Null or none: no plate. The default for artwork and emoji is none. A CSS color. */
  readonly bg?: string | null | undefined;
  /**
   * Ink: the color of the icon or the initials. A CSS color. Default: #ffffff if its contrast with the plate
   * is at least 3:1, else a dark ink of the plate's hue; without a plate bg, or #075985 if bg is absent or
   * almost white.
   */
  readonly fg?: string | null | undefined;
  /**
   * End color of a gradient of the ink, in the direction of bg_angle. In dark mode, inks on a plate of their
   * own have none. A CSS color.
   */
  readonly fg_to?: string | null | undefined;
  /**
   * Line color of an icon drawn with strokes. Null or none: no lines. Initials and icons drawn with fills
   * have one ink, which is the first of fill, stroke and fg that is not none. A CSS color. Default: fg.
   */
  readonly stroke?: string | null | undefined;
  /**
   * Color inside the closed shapes of an icon drawn with strokes, or of the second layer of a duotone icon.
   * Null or none: not filled. A CSS color.
   */
  readonly fill?: string | null | undefined;
  /**
   * Space on each side, as a fraction of the canvas. The default for initials is 0.1, for artwork and emoji
   * 0.12 on a plate, and 0 without one or with fit cover. From 0 to 0.4; values outside of the range are
   * clamped.
   */
  readonly padding?: number | undefined;
  /** Factor for the line width of the icon. From 0.5 to 3; values outside of the range are clamped. */
  readonly stroke_scale?: number | undefined;
  /**
   * Shape of the plate. rounded-square has a corner radius of 22 % of its side unless corner_radius sets
   * another; none means no plate.
   */
  readonly shape?: 'rounded-square' | 'circle' | 'none' | undefined;
  /**
   * Corner radius of a rounded-square plate, as a fraction of its side: 0 is a square, 0.5 a circle. Touch
   * and maskable icons stay full squares, because platforms round them. From 0 to 0.5; values outside of the
   * range are clamped.
   */
  readonly corner_radius?: number | undefined;
  /** Corners of a rounded-square plate: arcs of circles, or smooth curves as on iOS. */
  readonly corner_style?: 'round' | 'smooth' | undefined;
  /** Color of a line along the edge of the plate, such as of a white one in light browser tabs. A CSS color. */
  readonly border_color?: string | null | undefined;
  /**
   * Width of the line, as a fraction of the side. In small images, at least a pixel. From 0 to 0.1; values
   * outside of the range are clamped.
   */
  readonly border_width?: number | undefined;
  /** Degrees by which an icon or initials are turned clockwise. Taken modulo 360. */
  readonly rotate?: number | undefined;
  /**
   * Move to the right, as a fraction of the side; the ink stays inside of the plate. From -0.2 to 0.2; values
   * outside of the range are clamped.
   */
  readonly offset_x?: number | undefined;
  /** Move down, as a fraction of the side. From -0.2 to 0.2; values outside of the range are clamped. */
  readonly offset_y?: number | undefined;
  /** Paint of the plate: solid is the color bg, linear is a gradient from bg to bg_to. */
  readonly bg_mode?: 'solid' | 'linear' | undefined;
  /**
   * End color of the gradient. A CSS color. Default: #0f172a, or bg at another lightness if the ink is less
   * legible on #0f172a than on bg.
   */
  readonly bg_to?: string | null | undefined;
  /**
   * Color in the middle of the gradient. none: no middle color. In dark mode, only a gradient with the same
   * colors bg and bg_to has it. A CSS color.
   */
  readonly bg_via?: string | null | undefined;
  /**
   * Shape of the gradient if bg_mode is linear: linear follows bg_angle, radial runs from bg in the center to
   * bg_to in the corners.
   */
  readonly bg_gradient?: 'linear' | 'radial' | undefined;
  /** Direction of the gradient in degrees, as in CSS: 0 to the top, 90 to the right. Taken modulo 360. */
  readonly bg_angle?: number | undefined;
  /**
   * Badge in the lower right corner that tells environments apart: one to four letters A to Z or digits, or
   * dot. If the letters are too small to read, such as four letters at 16 pixels, a dot is drawn.
   */
  readonly badge?: string | null | undefined;
  /** Color of the badge. The letters on it are white or dark, whichever is legible. A CSS color. */
  readonly badge_color?: string | null | undefined;
  /** Adds a dark look; favicon.svg then adapts to the color scheme. */
  readonly include_dark_mode?: boolean | undefined;
  /**
   * Plate color in dark mode. Null or none: no plate. A CSS color. Default: bg if it stands out from dark
   * browser tabs, else the light ink (#ffffff); if dark_fg is set, the first of these on which dark_fg is
   * legible.
   */
  readonly dark_bg?: string | null | undefined;
  /**
   * End color of the gradient in dark mode. A CSS color. Default: bg_to if the dark plate is bg, else #e2e8f0
   * if dark_bg is #ffffff, else dark_bg at another lightness.
   */
  readonly dark_bg_to?: string | null | undefined;
  /**
   * Ink in dark mode. A CSS color. Default: fg if the dark plate is bg, else the light plate color (#075985),
   * at a lightness that is legible on the dark plate.
   */
  readonly dark_fg?: string | null | undefined;
  /**
   * Line color in dark mode. Null or none: no lines. A CSS color. Default: dark_fg; none if the light look
   * has fill but no lines.
   */
  readonly dark_stroke?: string | null | undefined;
  /**
   * Color inside closed shapes, or of the second layer, in dark mode. Null or none: not filled. A CSS color.
   * Default: none if fill is none or the only ink, else fill at a lightness that is visible in the dark look;
   * dark_fg if the light look has fill but no lines.
   */
  readonly dark_fill?: string | null | undefined;
  /**
   * One emoji, drawn as in Fluent Emoji Flat, or a flag as in Circle Flags. Takes precedence over text,
   * library and name. The fields for artwork apply to the emoji, too.
   */
  readonly emoji?: string | null | undefined;
  /**
   * Your own logo: SVG source, or a data URL of an SVG, PNG, JPEG, WebP or GIF file. Takes precedence over
   * emoji, text, library and name. Without bg, there is no plate, but touch and maskable icons are still
   * opaque. The command line, the plugins, the MCP server over stdio and favsmith.json in a project also
   * accept a file path.
   */
  readonly artwork?: string | null | undefined;
  /**
   * Colors of artwork: original keeps the colors; single paints the shapes of an SVG in fg on a plate, like
   * an icon.
   */
  readonly artwork_ink?: 'original' | 'single' | undefined;
  /**
   * Size of artwork: contain shows the whole artwork; cover fills the image and crops the artwork to shape,
   * as for photos.
   */
  readonly fit?: 'contain' | 'cover' | undefined;
  /** Removes the empty border of artwork. */
  readonly trim?: boolean | undefined;
  /**
   * Visible part of artwork and dark_artwork: whole, or only the symbol (mark) of a wide logo. A logo without
   * a gap between symbol and name is shown whole.
   */
  readonly artwork_part?: 'whole' | 'mark' | undefined;
  /**
   * Artwork for images of up to 48 pixels, as in browser tabs: for example a symbol without the name, or a
   * simpler drawing. Accepts the same values as artwork. In dark mode, dark_ink applies to it.
   */
  readonly small_artwork?: string | null | undefined;
  /** Artwork for dark mode. Accepts the same values as artwork. Turns on include_dark_mode. */
  readonly dark_artwork?: string | null | undefined;
  /**
   * Artwork in dark mode: original keeps the colors; lighten makes dark colors lighter, and adds an outline
   * if that is not enough; outline adds a light outline of 1 px at 16 px. Default, for artwork that has no
   * plate and is hard to see on dark tabs: lighten if it is dark gray, else outline.
   */
  readonly dark_ink?: 'original' | 'lighten' | 'outline' | undefined;
  /** Artwork for the maskable icons. Accepts the same values as artwork. */
  readonly maskable_artwork?: string | null | undefined;
  /**
   * Artwork for the monochrome icons, of which only the shape counts. Accepts the same values as artwork.
   * Adds the monochrome icons to the package and to the manifest.
   */
  readonly monochrome_artwork?: string | null | undefined;
  /**
   * Plate color of the touch icon, which iOS shows on home screens. Translucent colors are made opaque; none
   * means the plate, since iOS requires one. A CSS color. Default: the plate.
   */
  readonly touch_bg?: string | null | undefined;
  /**
   * Space on each side of the touch icon, as a fraction of the canvas. The default for initials is at least
   * 0.18. From 0 to 0.4; values outside of the range are clamped. Default: padding.
   */
  readonly touch_padding?: number | undefined;
  /**
   * Plate color of the maskable icons, which Android launchers crop. Translucent colors are made opaque; none
   * means the plate, since launchers require one. A CSS color. Default: the plate.
   */
  readonly maskable_bg?: string | null | undefined;
  /**
   * Space on each side of the maskable icons, as a fraction of the canvas. The ink always stays in the safe
   * zone. From 0 to 0.4; values outside of the range are clamped. Default: padding.
   */
  readonly maskable_padding?: number | undefined;
  /**
   * Adds monochrome icons to the package and to the manifest. Android tints them for themed home screens.
   * They show the shape of monochrome_artwork or, without it, of the drawing.
   */
  readonly monochrome?: boolean | undefined;
  /**
   * Color of browser toolbars and of the title bar of the installed app, in head.html and in the manifest. In
   * dark mode, it is the first of these colors on which white text is legible: the dark plate color,
   * theme_color, #202124. Translucent colors are made opaque; none means the plate color. A CSS color.
   * Default: the plate.
   */
  readonly theme_color?: string | null | undefined;
  /**
   * Color of the splash screen of the installed app, in the manifest. In dark mode, it is the dark theme
   * color. Translucent colors are made opaque; none means the plate color. A CSS color. Default: the plate.
   */
  readonly background_color?: string | null | undefined;
  /** Language of the names in the manifest, as a BCP 47 tag. By default, the manifest names no language. */
  readonly lang?: string | null | undefined;
  /**
   * The member id of the manifest, which identifies the installed app: a path on the site. Default: /. The
   * field has the name app_id, because found icons also have an id.
   */
  readonly app_id?: string | null | undefined;
  /** Page that the installed app opens: a path on the site. Default: the folder of the manifest. */
  readonly start_url?: string | null | undefined;
  /**
   * Drawings in favicon.svg. responsive: the large drawing, and a drawing for small sizes that is shown up to
   * 48 pixels, as in browser tabs; also adds favicon-2x.svg for high-resolution displays. plain: only the
   * large drawing.
   */
  readonly favicon_svg?: 'responsive' | 'plain' | undefined;
  /** Site name in the manifest. The short name has the first words that fit into 12 characters. */
  readonly site_name?: string | undefined;
  /**
   * Adds og-image.png (1200 × 630 pixels), which social networks and chats show with a link to the site, and
   * the element for it in head.html. With site_name, the picture also shows the name.
   */
  readonly og_image?: boolean | undefined;
  /**
   * Framework of the site. README.txt starts with the installation steps for it. Default: the steps for plain
   * HTML, followed by those for all other frameworks.
   */
  readonly framework?: 'html' | 'vite' | 'next-app' | 'next-pages' | 'astro' | 'sveltekit' | 'nuxt' | 'react-router' | 'angular' | 'rails' | 'django' | 'laravel' | 'wordpress' | 'eleventy' | 'vitepress' | 'docusaurus' | 'gatsby' | 'hugo' | 'jekyll' | 'flask' | 'fastapi' | 'spring' | 'aspnet' | 'phoenix' | 'symfony' | undefined;
}

/** ExportBodyFields with all fields of at least one of these groups. */
export type ExportBody = ExportBodyFields & (
  | Required<Pick<ExportBodyFields, 'library' | 'name'>>
  | Required<Pick<ExportBodyFields, 'text'>>
  | Required<Pick<ExportBodyFields, 'emoji'>>
  | Required<Pick<ExportBodyFields, 'artwork'>>
);

/** A favicon package as JSON instead of a zip. */
export interface ExportPackage {
  /** File name of the zip. */
  readonly file_name: string;
  /** The files, in the order of the zip. */
  readonly files: readonly ExportFile[];
  /** The elements for the head of a page. */
  readonly head: string;
  /** Findings on contrast, line widths, safe zone and clamped settings. */
  readonly report: Readonly<Record<string, unknown>>;
}

/** One file of the package. */
export interface ExportFile {
  /** File name. */
  readonly path: string;
  /** Media type. */
  readonly type: string;
  /** Length in bytes. */
  readonly size: number;
  /** Encoding of content. */
  readonly encoding: 'utf8' | 'base64';
  /** Content of the file. */
  readonly content: string;
}

/** An error (RFC 9457). */
export interface Problem {
  /** URL that describes this kind of error. */
  readonly type: string;
  /** Short title. */
  readonly title: string;
  /** HTTP status. */
  readonly status: 400 | 404 | 405 | 429 | 500 | 503;
  /** What went wrong in this request. */
  readonly detail: string;
  /** Path of the request. The header X-Request-Id identifies the occurrence. */
  readonly instance: string;
  /** Machine-readable code. */
  readonly code: 'invalid_shape' | 'invalid_bg_mode' | 'invalid_text' | 'missing_export_source' | 'invalid_json' | 'invalid_artwork' | 'invalid_emoji' | 'not_found' | 'icon_not_found' | 'method_not_allowed' | 'rate_limited' | 'export_failed' | 'index_unavailable';
  /** How to recover, or which request to send next. */
  readonly hint: string;
  /** Every violation in the request. */
  readonly errors?: readonly Violation[] | undefined;
}

/** One error in a request. */
export interface Violation {
  /** JSON pointer (RFC 6901) to the field. */
  readonly pointer: string;
  /** Names the field, the expected value and the received value. */
  readonly detail: string;
}

/** Fields of a body as parameters of a URL, which cannot be null. */
type QueryOf<Fields> = { readonly [Name in keyof Fields]: Exclude<Fields[Name], null> };

/** Parameters: Search icons. */
export interface SearchIconsParameters {
  /**
   * Search text; characters after the first 200 are ignored. Synonyms match as well. Without a search text,
   * the response lists all icons by name.
   */
  readonly q?: string | undefined;
  /** Language of the user (BCP 47), for sentences that fit several languages. */
  readonly lang?: string | undefined;
  /** Library slug. Finds only icons of this library. */
  readonly library?: string | undefined;
  /** Icon style. Finds only icons in this style. */
  readonly style?: string | undefined;
  /** Page size. Values outside of the range are clamped. */
  readonly limit?: number | undefined;
  /** Number of results to skip. */
  readonly offset?: number | undefined;
  /**
   * name: all styles of an icon count as one result, shown in the first matching style. total counts these
   * results. The response then has the field styles, which lists all styles of each result. Other values are
   * ignored.
   */
  readonly group?: 'name' | undefined;
}

/** Parameters: Fetch one icon. */
export interface GetIconParameters {
  /** Library slug. */
  readonly library: string;
  /** Icon name in the library, or a former name of the icon. */
  readonly name: string;
  /** Icon style. Default: the first of the library's styles that has an icon of this name. */
  readonly style?: string | undefined;
}

/** Parameters: Search emoji. */
export interface SearchEmojiParameters {
  /**
   * Emoji, or words in any language of the search; characters after the first 200 are ignored. Without it,
   * the response lists all emoji by group.
   */
  readonly q?: string | undefined;
  /** Page size. Values outside of the range are clamped. */
  readonly limit?: number | undefined;
  /** Number of results to skip. */
  readonly offset?: number | undefined;
}

/** Parameters: Find ideas for a favicon. */
export interface FindIdeasParameters {
  /** What the site is about, or its name; characters after the first 200 are ignored. */
  readonly q?: string | undefined;
  /** Number of ideas to skip: 6 for the next page. */
  readonly offset?: number | undefined;
  /** Language of the user (BCP 47), for sentences that fit several languages. */
  readonly lang?: string | undefined;
}

/** Parameters: Export a favicon package by URL. */
export interface GetExportZipParameters extends QueryOf<ExportBodyFields> {
}

/** Parameters: Preview as SVG. */
export interface GetPreviewSvgParameters extends QueryOf<ExportBodyFields> {
  /**
   * Side of the PNG in pixels. Up to 48 pixels, the drawing is fitted to the pixel grid. The SVG is that of
   * the package at every size. From 16 to 1024; values outside of the range are clamped.
   */
  readonly size?: number | undefined;
  /**
   * Color scheme to show; dark also applies include_dark_mode. Without scheme, a PNG shows the light look,
   * and an SVG with dark mode adapts to the color scheme of the reader.
   */
  readonly scheme?: 'light' | 'dark' | undefined;
}

/** Parameters: Preview as PNG. */
export interface GetPreviewPngParameters extends QueryOf<ExportBodyFields> {
  /**
   * Side of the PNG in pixels. Up to 48 pixels, the drawing is fitted to the pixel grid. The SVG is that of
   * the package at every size. From 16 to 1024; values outside of the range are clamped.
   */
  readonly size?: number | undefined;
  /**
   * Color scheme to show; dark also applies include_dark_mode. Without scheme, a PNG shows the light look,
   * and an SVG with dark mode adapts to the color scheme of the reader.
   */
  readonly scheme?: 'light' | 'dark' | undefined;
}
