/**
 * Where the browser refuses to store anything, even asking for `sessionStorage` throws or answers null. React Router's script
 * for scroll positions does not expect that: it is given a storage that forgets. Must run before it.
 */
export const storageScript = !import.meta.env.SSR
  ? ''
  : `;try{sessionStorage.length}catch(e){Object.defineProperty(window,'sessionStorage',{value:{getItem:function(){return null},setItem:function(){},removeItem:function(){}}})}`;
