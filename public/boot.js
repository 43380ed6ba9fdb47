// Runs before the first paint, so it is a plain file that the content security policy's script-src 'self' allows.
;(function () {
  var here = window.location
  var loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(here.hostname)
  if (here.protocol === 'http:' && !loopback) {
    here.replace('https://' + here.host + here.pathname + here.search + here.hash)
    return
  }
  var root = document.documentElement
  // An address may name the language; the choice is then remembered like one made in the menu.
  var asked = /[?&]lang=(en|fr|ar)(?:&|$)/.exec(here.search)
  var language = asked ? asked[1] : null
  try {
    if (language) window.localStorage.setItem('mcg-language', language)
    else language = window.localStorage.getItem('mcg-language')
  } catch {
    // Storage is refused: the language lasts as long as the page.
  }
  if (language !== 'fr' && language !== 'ar') language = 'en'

  var path = here.pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  var params = new URLSearchParams(here.search)
  // Where a visit comes from changes nothing that is shown.
  Array.from(params.keys()).forEach(function (name) {
    if (/^(lang|utm_.*|fbclid|gclid|msclkid)$/.test(name)) params.delete(name)
  })
  var plain = params.toString() === ''

  // A page rendered at build time is taken over when it is the one that was asked for. The same product with something
  // chosen may be looked at until the app has drawn it; anything else must not be seen.
  var page = root.dataset.page
  if (page !== undefined) {
    var same = page.toLowerCase() === path && root.lang === language && !isKept(root.dataset.unless)
    if (same && plain) root.dataset.prerendered = 'same'
    else root.dataset.prerendered = same && /^\/product\//.test(path) ? 'similar' : 'other'
  }

  /** What this browser keeps under the name: with it the page shows more than the build knows. */
  function isKept(name) {
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
  // The fonts that only this language needs wait in the page with media="not all".
  document.querySelectorAll('link[data-language="' + language + '"]').forEach(function (link) {
    link.media = 'all'
  })

  // What is pressed and typed before the page has been taken over is kept for its code, which hears nothing of it until
  // then: src/app/early-input.tsx does it.
  var kept =
    root.dataset.prerendered === 'same'
      ? { pressed: null, ticked: false, typed: new Map(), stop: stop }
      : null
  if (kept) {
    window.mcgEarlyInput = kept
    document.addEventListener('click', press, true)
    document.addEventListener('input', type, true)
    document.addEventListener('change', type, true)
  }
  // A form that its code does not handle yet would go into the address, and be lost. Those with an address of their own work.
  document.addEventListener(
    'submit',
    function (event) {
      if (event.target.hasAttribute('action')) return
      event.preventDefault()
      if (kept) kept.pressed = event.submitter
    },
    true,
  )

  function press(event) {
    event.stopPropagation()
    kept.pressed = event.target.closest('button, [type=radio], [type=checkbox]')
    // The browser has ticked it already.
    kept.ticked = kept.pressed !== null && kept.pressed.checked
  }
  function type(event) {
    event.stopPropagation()
    if (!/^(radio|checkbox)$/.test(event.target.type)) kept.typed.set(event.target, event.target.value)
  }
  function stop() {
    kept = null
    document.removeEventListener('click', press, true)
    document.removeEventListener('input', type, true)
    document.removeEventListener('change', type, true)
  }

  // A page that is whole is painted first: code and fresh data would only slow its pictures down. All else waits for them.
  if (root.dataset.prerendered === 'same') whenPainted(start)
  else start()

  function start() {
    askForData()
    fetchCode()
  }

  /** Once: after the largest picture, or when somebody is quicker than it. */
  function whenPainted(act) {
    var early = ['pointerdown', 'keydown']
    var timer = setTimeout(once, 3000)
    early.forEach(function (name) {
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
      early.forEach(function (name) {
        document.removeEventListener(name, once, true)
      })
      act()
    }
  }

  /** The files that a page of the build names (scripts/prerender-html.ts); the plain app has its own script. */
  function fetchCode() {
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
   * The first page's data is asked for together with the code that shows it; src/lib/supabase.ts takes the answer. The
   * build writes down how the app asks (scripts/prerender.ts).
   */
  function askForData() {
    var landings = document.getElementById('landings')
    if (landings === null) return
    var landing = JSON.parse(landings.textContent)
    var address = null
    var product = /^\/product\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(path)
    if (path === '/') address = landing.home
    else if (product) address = landing.product.replace('{id}', product[1])
    else if (path === '/products') address = listAddress(landing.list)
    if (!address) return
    var url = new URL(address, here.origin).href
    var answer = fetch(url)
    // Whoever takes it hears of a failure; nobody else needs to.
    answer.catch(String)
    window.mcgEarly = { url: url, answer: answer }
  }

  /** As the app asks for the list of this address; null where it reads the address in a way of its own. */
  function listAddress(list) {
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
    var usual = Array.from(params).every(function (entry) {
      return (
        known[entry[0]] && /^[a-z][\w-]{1,40}$/i.test(entry[1]) && !/^(all|newest|name_\w+)$/i.test(entry[1])
      )
    })
    return usual ? url.href : null
  }
})()
