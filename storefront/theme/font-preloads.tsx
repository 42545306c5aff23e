import { use } from 'react';
import { ScriptNonce } from '../parts/page/script-nonce.ts';

/**
 * Preloads a shop's fonts, but only in a tab that has them already. Browsers delay the first paint for preloaded fonts: on
 * a slow connection that would delay a first visit. A first visit renders in system fonts, which have the metrics of ours
 * (fonts.css), and swaps when ours arrive; every later page starts with ours. The tab remembers the addresses of the
 * files; local storage would be cleared with each session (APP-055).
 */
export function FontPreloads({ files }: { files: readonly string[] }) {
  const nonce = use(ScriptNonce);
  return (
    <>
      {files.map((file) => (
        <link
          key={file}
          rel="preload"
          as="font"
          type="font/woff2"
          href={file}
          crossOrigin="anonymous"
          media="not all"
          // Changed by the script below before React looks at it.
          suppressHydrationWarning
        />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: preloadScript }} />
    </>
  );
}

/** It runs before React comes: the browser's code does without its text. */
const preloadScript = !import.meta.env.SSR
  ? ''
  : `try{(function(s,k,l,a){a=l.map(function(e){return e.getAttribute('href')}).join();if(s.getItem(k)==a)l.forEach(function(e){e.media='all'});else addEventListener('load',function(){document.fonts.ready.then(function(){s.setItem(k,a)})})})(sessionStorage,'fonts',[].slice.call(document.querySelectorAll('link[as=font]')))}catch(e){}`;
