// What a visit does when its code is lost. Inlined with boot.js, because nothing else may have arrived.
;(function () {
  // The build puts the texts of the catalogues here (scripts/prerender/inline-boot.ts): for each language the sentence and its button.
  var texts = __RECOVERY_TEXTS__
  var LATE_MS = 30000
  var REQUEST_MS = 10000
  var RELOADED = 'mcg-reloaded'
  // A page whose code is lost for good would reload for ever.
  var AGAIN_AFTER_MS = 300000
  var notice = null
  var timer = null
  var failing = false
  var stylesLost = false
  // Browsers keep 250 entries otherwise, which a long visit fills with pictures.
  performance.setResourceTimingBufferSize(2000)

  window.recovery = {
    expectCode: expectCode,
    codeStarted: codeStarted,
    codeFailed: codeFailed,
    reloadOnce: reloadOnce,
    reload: reload,
  }

  /** Called when the first code is requested: it may also never be answered. */
  function expectCode() {
    timer = setTimeout(showNotice, LATE_MS)
  }
  /** The app runs. That does not help a page without its style sheet, of which the HTML has a part only. */
  function codeStarted() {
    var styles = document.querySelector('link[rel=stylesheet]')
    if (stylesLost) return
    if (styles !== null && styles.sheet === null) {
      styles.onload = codeStarted
      return
    }
    clearTimeout(timer)
    if (notice !== null) notice.remove()
  }
  /** The entry script, a module that it imports or the style sheet is lost. */
  function codeFailed(event) {
    if (event && event.target.rel === 'stylesheet') stylesLost = true
    if (failing) return
    failing = true
    clearTimeout(timer)
    void reloadOnce(window.location.href).then(function (reloads) {
      if (!reloads) showNotice()
    })
  }

  /**
   * Opens the address in a new document, because a browser does not request a lost module again for the life of a document. Not when
   * the host cannot be reached: the page would be lost as well. Resolves to whether it does.
   */
  function reloadOnce(address) {
    if (!navigator.onLine || hasReloaded(address)) return Promise.resolve(false)
    return renewFiles().then(function (reachable) {
      if (reachable && remember(address)) {
        open(address)
        return true
      }
      return false
    })
  }
  /** As above, however often. */
  function reload(address) {
    return renewFiles().then(function (reachable) {
      if (reachable) open(address)
      return reachable
    })
  }
  function open(address) {
    var here = window.location
    if (new URL(address, here.href).href.split('#')[0] === here.href.split('#')[0]) here.reload()
    else here.assign(address)
  }

  function hasReloaded(address) {
    try {
      var last = JSON.parse(window.sessionStorage.getItem(RELOADED))
      return last !== null && last.address === address && Date.now() - last.at < AGAIN_AFTER_MS
    } catch {
      return false
    }
  }
  /** False where storage is blocked, since the next document could not know of it. */
  function remember(address) {
    try {
      window.sessionStorage.setItem(RELOADED, JSON.stringify({ address: address, at: Date.now() }))
      return true
    } catch {
      return false
    }
  }

  /**
   * Replaces what the browser has cached in place of code, such as a host's HTML or a 404 that it may keep for a year, and removes a
   * service worker that serves an older version. Resolves to whether the host answers.
   */
  function renewFiles() {
    var renewed = codeFiles().map(function (file) {
      return request(file, 'default').then(function (response) {
        return isCode(response) ? response : request(file, 'reload')
      })
    })
    return Promise.all(renewed.concat(request(window.location.href, 'no-cache'), removeOldWorker())).then(
      function () {
        return true
      },
      function () {
        return false
      },
    )
  }
  /** The files that this document has requested. A module without imports has no element. */
  function codeFiles() {
    var linked = Array.from(
      document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet], script[src]'),
      function (element) {
        return element.href || element.src
      },
    )
    var requested = performance.getEntriesByType('resource').map(function (entry) {
      return entry.name
    })
    return Array.from(new Set(linked.concat(requested))).filter(function (file) {
      return file.startsWith(window.location.origin) && /\.(?:js|css)$/.test(file)
    })
  }
  function isCode(response) {
    return response.ok && /javascript|css/.test(response.headers.get('content-type'))
  }
  function request(url, cache) {
    var abort = new AbortController()
    setTimeout(function () {
      abort.abort()
    }, REQUEST_MS)
    return fetch(url, { cache: cache, signal: abort.signal })
  }
  function removeOldWorker() {
    if (!('serviceWorker' in navigator)) return null
    return navigator.serviceWorker.getRegistration().then(function (registration) {
      if (registration === undefined) return null
      return registration.update().then(function () {
        return registration.installing || registration.waiting ? registration.unregister() : null
      })
    })
  }

  /** Its styles are set by code, which the content security policy allows: the style sheet may be what is lost. */
  function showNotice() {
    if (notice !== null) return
    var text = texts[document.documentElement.lang] || texts.en
    notice = document.createElement('div')
    notice.setAttribute('role', 'alert')
    notice.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:99;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:center;padding:1rem;background:#fff;color:#2b2118;border-top:2px solid #9c4a1c;font:1rem/1.5 system-ui,sans-serif'
    var sentence = document.createElement('span')
    sentence.textContent = text[0]
    var button = document.createElement('button')
    button.type = 'button'
    button.textContent = text[1]
    button.style.cssText =
      'min-height:2.75rem;padding:0 1rem;border:0;border-radius:.5rem;background:#9c4a1c;color:#fff;font:inherit;cursor:pointer'
    button.addEventListener('click', function () {
      button.disabled = true
      void reload(window.location.href).then(function () {
        button.disabled = false
      })
    })
    notice.append(sentence, button)
    document.body.append(notice)
  }
})()
