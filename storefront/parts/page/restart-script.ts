import { createContext } from 'react';

/** The server is answering a posted form: loading such a page again would send the form again. */
export const AnswersPost = createContext(false);

/**
 * Loads the page again when one of its first scripts could not be fetched: once after a pause, and whenever the connection is
 * back or the page returns from the back/forward cache. Not while the reader may have typed something. Until then the page
 * works as it does without scripts. Other rejections, such as those of browser extensions, don't count. It stands in the
 * head, since a file of its own could be missing as well; the browser's code does without its text.
 */
export const restartScript = !import.meta.env.SSR
  ? ''
  : `;(function(w,d){var lost,typed,lostModule=/dynamically imported module|Importing a module script failed/;function again(){if(lost&&!typed&&!d.dataset.ready)w.location.reload()}
function lose(e){if(lost||d.dataset.ready||!(e.type=='error'?(e.target||{}).type=='module':lostModule.test((e.reason||{}).message)))return;lost=1;
if(performance.getEntriesByType('navigation')[0].type!='reload')setTimeout(again,5e3)}
w.addEventListener('error',lose,true);w.addEventListener('unhandledrejection',lose);
w.addEventListener('input',function(){typed=1},true);w.addEventListener('online',again);
w.addEventListener('pageshow',function(e){if(e.persisted){lost=1;again()}})})(window,document.documentElement)`;
