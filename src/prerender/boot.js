// Runs before the first paint: the build inlines it, and the content security policy allows it by its hash.
;(function () {
  var here = window.location
  var loopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(here.hostname)
  if (here.protocol === 'http:' && !loopback) {
    here.replace('https://' + here.host + here.pathname + here.search + here.hash)
    return
  }
  var root = document.documentElement
  // The language is that of the path. One that was chosen earlier leads from an unprefixed URL to its prefix, and so does the parameter
  // `lang`, which links to English have, and those from before the prefixes; both before the first paint. The admin area has no prefix.
  var prefix = /^\/(fr|ar)(?=\/|$)/i.exec(here.pathname)
  // With two slashes at its beginning it would be the address of another host.
  var address = (prefix ? here.pathname.slice(3) : here.pathname).replace(/^\/*/, '/')
  var path = address.toLowerCase().replace(/(.)\/+$/, '$1')
  var isAdmin = /^\/admin(?:\/|$)/.test(path)
  var requested = /[?&]lang=(en|fr|ar)(?:&|$)/.exec(here.search)
  var language = requested ? requested[1] : prefix ? prefix[1].toLowerCase() : null
  try {
    if (language) window.localStorage.setItem('mcg-language', language)
    else language = window.localStorage.getItem('mcg-language')
  } catch {
    // Storage is blocked: the path alone counts.
  }
  if (language !== 'fr' && language !== 'ar') language = 'en'
  // As `publicUrl` does.
  prefix = isAdmin || language === 'en' ? '' : '/' + language
  var search = here.search
  if (requested && !isAdmin)
    search = search.replace(/([?&])lang=(?:en|fr|ar)(&|$)/, function (_all, before, after) {
      return after && before
    })
  var wanted = prefix && address === '/' ? prefix : prefix + address
  if (wanted !== here.pathname && here.pathname !== prefix + '/') {
    root.hidden = true
    here.replace(wanted + search + here.hash)
    return
  }
  if (search !== here.search) history.replaceState(history.state, '', wanted + search + here.hash)

  // Prices get a second line for the chosen currency; styles.css keeps its place.
  if (isStored('mcg-currency')) root.dataset.currency = ''

  // Without a cart there is nothing to check out. The app would lead there too, but only after the frame of the checkout.
  if (path === '/checkout' && !isStored('mcg-cart')) {
    path = '/cart'
    history.replaceState(null, '', prefix + path + here.search + here.hash)
  }
  var params = new URLSearchParams(here.search)
  // The code of a promotion in a link is kept for the cart.
  try {
    if (params.get('promo')) window.localStorage.setItem('mcg-promotion', params.get('promo'))
  } catch {
    // Storage is blocked: the shopper can type the code.
  }
  // Parameters of campaigns, and those that search engines, advertisements and shared links add, do not change what the page shows.
  Array.from(params.keys()).forEach(function (name) {
    if (
      /^(lang|promo|(utm|gad|mc)_.*|(fb|g|d|tt|tw|y)clid|msclkid|[gw]braid|gclsrc|srsltid|igsh(id)?|epik|_gl)$/.test(
        name,
      )
    )
      params.delete(name)
  })
  // A reload must not store the code over one that was entered since.
  if (/[?&]promo=/.test(here.search)) {
    var others = new URLSearchParams(here.search)
    others.delete('promo')
    history.replaceState(history.state, '', here.pathname + (String(others) && '?' + others) + here.hash)
  }
  var plain = params.toString() === ''

  // Is the HTML the requested page? `same`: it hydrates. `similar` (the same product, with other options): it stays visible
  // until the app has rendered. `other`: styles.css hides it until a frame replaces it (see showFrame).
  var page = root.dataset.page
  var frames = null
  var started = false
  if (page !== undefined) {
    var same = page.toLowerCase() === path && root.lang === language && !isStored(root.dataset.unless)
    if (same && plain) root.dataset.prerendered = 'same'
    else root.dataset.prerendered = same && /^\/product\//.test(path) ? 'similar' : 'other'
    // The frames of all languages are in app.html. The listing has its own, since its URLs often have parameters.
    if (root.dataset.prerendered === 'other' && !(same && path === '/products'))
      frames = fetch(prefix + '/app.html')
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
  // Fonts are used if they are there in time for the first paint (`font-display: optional`). Where they cannot be, they would
  // only delay it and the pictures: their links and styles stay disabled, and the app adds the fonts after the first page.
  var connection = navigator.connection
  if (!connection || !(connection.saveData || connection.rtt > 100))
    document.querySelectorAll('[data-fonts]').forEach(function (element) {
      if (language === 'ar' || element.dataset.fonts !== 'arabic') element.media = 'all'
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
    // The button of recovery.js works by itself.
    if (!event.target.closest('#root')) return
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

  // The page is painted first: styles, code and data would delay its pictures.
  if (root.dataset.prerendered === 'same' || root.dataset.prerendered === 'similar') afterFirstPaint(start)
  else
    whenParsed(function () {
      if (frames === null) {
        showFrame(document)
        return afterFrame(start)
      }
      frames
        .then(function (response) {
          return response.text()
        })
        .then(function (html) {
          // After a response this late the app has rendered.
          if (!started) showFrame(new DOMParser().parseFromString(html, 'text/html'))
        })
        .catch(String)
        .then(start)
      setTimeout(start, 5000)
    })

  function whenParsed(callback) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback)
    else callback()
  }
  function afterFrame(callback) {
    requestAnimationFrame(function () {
      setTimeout(callback)
    })
  }

  /**
   * Shows the frame of the requested page until the app has rendered: the header and a skeleton of the content, in the
   * page's language. The build writes frames as `<template>` elements (`renderFrames` in render-page.tsx): one with the layout, and
   * the content for the URLs that match `data-urls`. Without a layout the content takes the place of the page's own.
   */
  function showFrame(source) {
    var templates = Array.from(source.querySelectorAll('template[lang="' + language + '"]'))
    var content = templates.find(function (template) {
      return template.dataset.urls !== undefined && new RegExp(template.dataset.urls).test(path)
    })
    if (content === undefined) return
    var place = document.getElementById('root')
    var layout = templates.find(function (template) {
      return template.dataset.urls === undefined
    })
    if (layout !== undefined) place.replaceChildren(layout.content)
    if (content.dataset.bare === undefined) place = place.querySelector('main')
    place.replaceChildren(content.content)
    root.dataset.prerendered = 'frame'
  }

  function start() {
    if (started) return
    started = true
    whenParsed(function () {
      requestData()
      loadCode()
    })
  }

  /** Runs once: after the largest picture, at the first interaction, or after 3 seconds. */
  function afterFirstPaint(callback) {
    var interactions = ['pointerdown', 'keydown']
    var timer = setTimeout(once, 3000)
    interactions.forEach(function (name) {
      document.addEventListener(name, once, true)
    })
    whenParsed(function () {
      var picture = document.querySelector('img[fetchpriority="high"]')
      if (picture === null || picture.complete) return painted()
      picture.addEventListener('load', painted)
      picture.addEventListener('error', painted)
    })
    function painted() {
      afterFrame(once)
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

  /** The files that the HTML names (scripts/prerender/static-page.ts); during development it has script elements instead. */
  function loadCode() {
    var code = document.getElementById('page-code')
    if (code === null) return
    var files = JSON.parse(code.textContent)
    var recovery = window.recovery
    recovery.expectCode()
    add('link', { rel: 'stylesheet', href: files.styles }).onerror = recovery.codeFailed
    // mount.tsx handles a failure.
    if (files.data && /^(same|similar)$/.test(root.dataset.prerendered)) {
      window.pageData = fetch(files.data).then(function (response) {
        return response.json()
      })
      window.pageData.catch(String)
    }
    files.preload.concat(files.entry).forEach(function (file) {
      add('link', { rel: 'modulepreload', crossOrigin: '', href: file })
    })
    add('script', { type: 'module', crossOrigin: '', src: files.entry }).onerror = recovery.codeFailed
  }
  function add(name, properties) {
    var element = Object.assign(document.createElement(name), properties)
    document.head.append(element)
    return element
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
