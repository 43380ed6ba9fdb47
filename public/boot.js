// Runs before the first paint, so it is a plain file that the content security policy's script-src 'self' allows.
;(function () {
  var here = window.location
  var loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(here.hostname)
  if (here.protocol === 'http:' && !loopback) {
    here.replace('https://' + here.host + here.pathname + here.search + here.hash)
    return
  }
  var language = null
  try {
    language = window.localStorage.getItem('mcg-language')
  } catch {
    // Storage is refused: the page stays in its default language.
  }
  if (language === 'fr' || language === 'ar') {
    document.documentElement.lang = language
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  }
})()
