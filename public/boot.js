// Runs before the first paint, so it is a plain file that the content security policy's script-src 'self' allows.
;(function () {
  var here = window.location
  var loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(here.hostname)
  if (here.protocol === 'http:' && !loopback) {
    here.replace('https://' + here.host + here.pathname + here.search + here.hash)
    return
  }
  var root = document.documentElement
  // A `lang` parameter is saved like a choice in the language menu.
  var requested = /[?&]lang=(en|fr|ar)(?:&|$)/.exec(here.search)
  var language = requested ? requested[1] : null
  try {
    if (language) window.localStorage.setItem('mcg-language', language)
    else language = window.localStorage.getItem('mcg-language')
  } catch {
    // Storage is blocked: the language lasts until the page is closed.
  }
  if (language !== 'fr' && language !== 'ar') language = 'en'

  var path = here.pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  var params = new URLSearchParams(here.search)
  // Campaign parameters do not change what the page shows.
  Array.from(params.keys()).forEach(function (name) {
    if (/^(lang|utm_.*|fbclid|gclid|msclkid)$/.test(name)) params.delete(name)
  })
  var plain = params.toString() === ''

  // Is the HTML the requested page? `same`: it hydrates. `similar` (the same product, with other options): it stays visible
  // until the app has rendered. `other`: styles.css hides it.
  var page = root.dataset.page
  if (page !== undefined) {
    var same = page.toLowerCase() === path && root.lang === language && !isStored(root.dataset.unless)
    if (same && plain) root.dataset.prerendered = 'same'
    else root.dataset.prerendered = same && /^\/product\//.test(path) ? 'similar' : 'other'
  }

  /** Whether localStorage has this key: the page then shows more than the HTML contains. */
  function isStored(name) {
    try {
      return name !== undefined && window.localStorage.getItem(name) !== null
    } catch {
      return false
    }
  }

  if (language !== root.lang) {
    root.lang = language
    root.dir = language === 'ar' ? 'rtl' : 'ltr'
  }
  // Preloads the fonts that only this language needs: their links are disabled with media="not all".
  document.querySelectorAll('link[data-language="' + language + '"]').forEach(function (link) {
    link.media = 'all'
  })

  // Records clicks and typing until the page has hydrated; src/prerender/input-replay.tsx replays them.
  var recorded =
    root.dataset.prerendered === 'same'
      ? { pressed: null, checked: false, typed: new Map(), stop: stop }
      : null
  if (recorded) {
    window.recordedInput = recorded
    document.addEventListener('click', press, true)
    document.addEventListener('input', type, true)
    document.addEventListener('change', type, true)
  }
  // Before hydration a form would be submitted into the URL and lost. Forms with an `action` work without code.
  document.addEventListener(
    'submit',
    function (event) {
      if (event.target.hasAttribute('action')) return
      event.preventDefault()
      if (recorded) recorded.pressed = event.submitter
    },
    true,
  )

  function press(event) {
    event.stopPropagation()
    recorded.pressed = event.target.closest('button, [type=radio], [type=checkbox]')
    // The browser has toggled the control already.
    recorded.checked = recorded.pressed !== null && recorded.pressed.checked
  }
  function type(event) {
    event.stopPropagation()
    if (!/^(radio|checkbox)$/.test(event.target.type)) recorded.typed.set(event.target, event.target.value)
  }
  function stop() {
    recorded = null
    document.removeEventListener('click', press, true)
    document.removeEventListener('input', type, true)
    document.removeEventListener('change', type, true)
  }

  // A prerendered page is painted first: code and data would delay its pictures. Other pages need both at once.
  if (root.dataset.prerendered === 'same') afterFirstPaint(start)
  else start()

  function start() {
    requestData()
    loadCode()
  }

  /** Runs once: after the largest picture, at the first interaction, or after 3 seconds. */
  function afterFirstPaint(callback) {
    var interactions = ['pointerdown', 'keydown']
    var timer = setTimeout(once, 3000)
    interactions.forEach(function (name) {
      document.addEventListener(name, once, true)
    })
    document.addEventListener('DOMContentLoaded', function () {
      var picture = document.querySelector('img[fetchpriority="high"]')
      if (picture === null || picture.complete) return afterFrame()
      picture.addEventListener('load', afterFrame)
      picture.addEventListener('error', afterFrame)
    })
    function afterFrame() {
      requestAnimationFrame(function () {
        setTimeout(once)
      })
    }
    function once() {
      if (timer === null) return
      clearTimeout(timer)
      timer = null
      interactions.forEach(function (name) {
        document.removeEventListener(name, once, true)
      })
      callback()
    }
  }

  /** The files that a prerendered page names (scripts/prerender/static-page.ts); app.html has script elements instead. */
  function loadCode() {
    var code = document.getElementById('page-code')
    if (code === null) return
    var files = JSON.parse(code.textContent)
    files.preload.concat(files.entry).forEach(function (file) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = file
      document.head.append(link)
    })
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
    else run()
    function run() {
      var script = document.createElement('script')
      script.type = 'module'
      script.crossOrigin = ''
      script.src = files.entry
      document.head.append(script)
    }
  }

  /**
   * Requests the first page's data in parallel with its code; src/prerender/first-response.ts uses the response. The build
   * records the URLs that the app requests (scripts/prerender/prerender.ts).
   */
  function requestData() {
    var element = document.getElementById('first-requests')
    if (element === null) return
    var requests = JSON.parse(element.textContent)
    var found = null
    var product = /^\/product\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(path)
    if (path === '/') found = requests.home
    else if (product) found = requests.product.replace('{id}', product[1])
    else if (path === '/products') found = listUrl(requests.list)
    if (!found) return
    var url = new URL(found, here.origin).href
    var response = fetch(url)
    // The app handles a failure; without it the browser would report an unhandled rejection.
    response.catch(String)
    window.firstResponse = { url: url, response: response }
  }

  /** The URL that the app requests for this list; null for parameters that the app may interpret differently. */
  function listUrl(list) {
    var url = new URL(list.url, here.origin)
    url.search = ''
    var known = {}
    list.params.forEach(function (param) {
      var value = param[1]
      if (value === null) {
        known[param[2]] = true
        value = params.get(param[2])
      }
      if (value !== null) url.searchParams.set(param[0], value)
    })
    var isPlain = Array.from(params).every(function (entry) {
      return (
        known[entry[0]] && /^[a-z][\w-]{1,40}$/i.test(entry[1]) && !/^(all|newest|name_\w+)$/i.test(entry[1])
      )
    })
    return isPlain ? url.href : null
  }
})()
