import { titleKey } from './title-key.ts';

const keys = (words: string): ReadonlySet<string> => new Set(words.split(',').map(titleKey));

/** Announce an ad even in front of other text: `Advert - Kroft Stores`. */
export const adWords = keys(
  'advert, adverts, advertisement, advertisements, advertising, advertorial, ad break, start ad break, ' +
    'ad break start, commercial break, spot block, spot block start, spot block end, ' +
    'Werbung, Werbeblock, Werbepause, Werbespot, Werbeunterbrechung, publicité, page de publicité, page de pub, ' +
    'coupure publicitaire, publicidad, anuncio publicitario, pausa publicitaria, bloque publicitario, ' +
    'corte comercial, publicidade, intervalo comercial, bloco comercial, pubblicità, reclame, reklame, reklam, ' +
    'reklamblock, reklamlar, reklam arası, reklam arasi, reklam kuşağı, reklama, reklamy, blok reklamowy, ' +
    'przerwa reklamowa, reklamní blok, реклама, рекламный блок, рекламна пауза, рекламний блок, ' +
    'διαφήμιση, διαφημίσεις, διαφημιστικό διάλειμμα, إعلان, إعلانات, اعلان, اعلانات, فاصل إعلاني, فاصل اعلاني, ' +
    'פרסומת, פרסומות, הפסקת פרסומות, โฆษณา, विज्ञापन, quảng cáo, 広告, コマーシャル, 广告, 廣告, 廣告時間, 广告时间, ' +
    '광고, 광고 시간',
);

/** Announce an ad only when nothing else is in the text: `Commercial Crew - The Moon` is a song. */
export const bareAdWords = keys(
  'ad, ads, advert break, break, commercial, commercials, sponsor, sponsors, spot, spots, pub, publi, anuncio, ' +
    'anuncios, anúncio, anúncios, comercial, comerciales, comerciais, propaganda, cuña, CM, РК',
);

export const jingleWords = keys(
  'jingle, jingles, station id, station ident, station identification, Stationskennung, identifiant antenne, ' +
    'vinheta, dżingiel, dżingle, znělka stanice, джингл, джингъл, джингли, τζινγκλ, cıngıl, جينجل, ' +
    "ג'ינגל, จิงเกิ้ล, जिंगल, ジングル, 징글, 台呼",
);

export const bareJingleWords = keys(
  'sweeper, sweepers, liner, liners, ident, idents, id, promo, promos, bumper, drop, imaging, habillage, ' +
    'znělka, отбивка, заставка, сигнал станции',
);

/** Control words of ad servers that end an ad. */
export const adEnds = keys('stop ad break, end ad break, ad break end, ad break stop, ad break over');

/** Placeholders of encoders in place of an artist. */
export const unknownWords = keys(
  'unknown, unknown artist, unknown title, unknown track, unknown song, null, undefined, no artist, ' +
    'no title, no name, untitled artist, unbekannt, unbekannter Interpret, Unbekannter Künstler, inconnu, ' +
    'artiste inconnu, desconocido, artista desconocido, desconhecido, artista desconhecido, nieznany, ' +
    'nieznany wykonawca, neznámý, neznámý interpret, неизвестно, неизвестен, неизвестный исполнитель, невідомо, ' +
    'невідомий виконавець, άγνωστος, άγνωστος καλλιτέχνης, bilinmeyen, bilinmeyen sanatçı, مجهول, فنان غير معروف, ' +
    'לא ידוע, ไม่ทราบ, ไม่ทราบศิลปิน, अज्ञात, không rõ, không xác định, 不明, アーティスト不明, 未知, 未知艺术家, ' +
    '未知藝人, 알 수 없음, 알 수 없는 아티스트',
);

/** Placeholders that no song is called. */
export const unknownTitles = keys(
  'unknown title, unknown track, unknown song, no title, タイトル不明, 未知标题',
);

/** Texts in front of a title; a colon follows each. */
export const announcements = keys(
  'now playing, now on air, on air, currently playing, playing, you are listening to, jetzt läuft, es läuft, ' +
    'gerade läuft, jetzt im Programm, en ce moment, à l’antenne, vous écoutez, ahora suena, está sonando, sonando, ' +
    'en el aire, ahora, tocando agora, a tocar, no ar, agora, teraz gramy, gramy teraz, teraz, na antenie, ' +
    'právě hraje, nyní hraje, hrajeme, сейчас в эфире, в эфире, сейчас играет, сейчас звучит, зараз грає, ' +
    'зараз в ефірі, в ефірі, τώρα παίζει, τώρα, şimdi çalıyor, şu an çalan, şu an, يعرض الآن, تسمعون الآن, الآن, ' +
    'מתנגן עכשיו, עכשיו מתנגן, עכשיו, กำลังเล่น, अभी बज रहा है, अब चल रहा है, đang phát, 再生中, 放送中, ' +
    'ただいまの曲, 正在播放, 现正播放, 現正播放, 지금 재생 중, 지금 나오는 곡, 재생 중',
);
