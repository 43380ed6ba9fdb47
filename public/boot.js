// Runs before the first paint, so it is a plain file that the content security policy's script-src 'self' allows.
;(function () {
  var here = window.location
  var loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(here.hostname)
  if (here.protocol === 'http:' && !loopback) {
    here.replace('https://' + here.host + here.pathname + here.search + here.hash)
    return
  }
  // An address may name the language; the choice is then remembered like one made in the menu.
  var asked = /[?&]lang=(en|fr|ar)(?:&|$)/.exec(here.search)
  var language = asked ? asked[1] : null
  try {
    if (language) window.localStorage.setItem('mcg-language', language)
    else language = window.localStorage.getItem('mcg-language')
  } catch {
    // Storage is refused: the language lasts as long as the page.
  }
  if (language !== 'fr' && language !== 'ar') return
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  // The fonts that only this language needs wait in the page with media="not all".
  document.querySelectorAll('link[data-language="' + language + '"]').forEach(function (link) {
    link.media = 'all'
  })
})()
