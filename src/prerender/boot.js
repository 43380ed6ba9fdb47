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
  if (language) store('mcg-language', language)
  else language = stored('mcg-language')
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
    root.dataset.standIn = 'hidden'
    here.replace(wanted + search + here.hash)
    return
  }
  if (search !== here.search) history.replaceState(history.state, '', wanted + search + here.hash)

  // Prices get a second line for the chosen currency; styles.css keeps its place.
  if (stored('mcg-currency') !== null) root.dataset.currency = ''

  // Without a cart there is nothing to check out. The app would lead there too, but only after the frame of the checkout.
  if (path === '/checkout' && stored('mcg-cart') === null) {
    path = '/cart'
    history.replaceState(null, '', prefix + path + here.search + here.hash)
  }
  var params = new URLSearchParams(here.search)
  // The code of a promotion in a link is kept for the cart.
  if (params.get('promo') && store('mcg-promotion', params.get('promo'))) {
    // A reload must not store it over one that was entered since.
    params.delete('promo')
    history.replaceState(history.state, '', here.pathname + (String(params) && '?' + params) + here.hash)
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
  var plain = params.toString() === ''

  // Is the HTML the requested page? It then hydrates, or with parameters that the page may read it stands in for it until the app has
  // rendered. A list with filters shows other products: such HTML is hidden until a frame stands in its place (see showFrame).
  // The build writes the description of the document above this script; during development there is none.
  var description = document.getElementById('first-load')
  var html = description === null ? {} : JSON.parse(description.textContent)
  var isPage =
    html.page !== undefined &&
    html.page.toLowerCase() === path &&
    root.lang === language &&
    stored(html.unless || '') === null &&
    (plain || path !== '/products')
  var hydrates = isPage && plain
  if (isPage && !plain) root.dataset.standIn = ''
  if (html.page !== undefined && !isPage) root.dataset.standIn = 'hidden'
  // What the app takes over: src/prerender/first-load.ts describes it.
  var recorded = { pressed: null, checked: false, typed: new Map(), stop: stop }
  var firstLoad = (window.firstLoad = { page: html.page && html.page.toLowerCase(), input: recorded })
  var started = false

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

  // Records clicks and typing until the app has rendered; src/prerender/input-replay.tsx replays them.
  document.addEventListener('click', press, true)
  document.addEventListener('input', type, true)
  document.addEventListener('change', type, true)
  // Before hydration a form would be submitted into the URL and lost. Forms with an `action` work without code.
  document.addEventListener(
    'submit',
    function (event) {
      if (event.target.hasAttribute('action')) return
      event.preventDefault()
      if (recorded && hydrates) recorded.pressed = event.submitter
    },
    true,
  )

  function press(event) {
    // The button of recovery.js works by itself.
    if (recorded === null || !event.target.closest('#root')) return
    event.stopPropagation()
    // What stands in for the page may show another option than the page will: its controls do nothing.
    if (!hydrates) {
      if (event.target.closest('summary, [type=radio], [type=checkbox]')) event.preventDefault()
      return
    }
    recorded.pressed = event.target.closest('button, [type=radio], [type=checkbox]')
    // The browser has toggled the control already.
    recorded.checked = recorded.pressed !== null && recorded.pressed.checked
  }
  function type(event) {
    if (recorded === null) return
    event.stopPropagation()
    if (!/^(radio|checkbox)$/.test(event.target.type)) recorded.typed.set(event.target, event.target.value)
  }
  function stop() {
    recorded = null
  }

  // The page is painted first: styles, code and data would delay its pictures. A frame has none, and waits for the data.
  if (isPage) afterFirstPaint(start)
  else {
    requestData()
    whenParsed(function () {
      showFrame()
      afterFrame(start)
    })
  }

  // Where storage is blocked nothing is stored.
  function stored(name) {
    try {
      return window.localStorage.getItem(name)
    } catch {
      return null
    }
  }
  /** False where storage is blocked or full. */
  function store(name, value) {
    try {
      window.localStorage.setItem(name, value)
      return true
    } catch {
      return false
    }
  }

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
  function showFrame() {
    var templates = Array.from(document.querySelectorAll('template[lang="' + language + '"]'))
    var content = templates.find(function (template) {
      return template.dataset.urls !== undefined && new RegExp(template.dataset.urls).test(path)
    })
    var place = document.getElementById('root')
    root.dataset.standIn = ''
    // The HTML of another page, from a host without the rules of the build.
    if (content === undefined) return place.replaceChildren()
    var layout = templates.find(function (template) {
      return template.dataset.urls === undefined
    })
    if (layout !== undefined) place.replaceChildren(layout.content)
    if (content.dataset.bare === undefined) place = place.querySelector('main')
    place.replaceChildren(content.content)
  }

  function start() {
    if (started) return
    started = true
    whenParsed(function () {
      if (isPage) requestData()
      loadCode()
    })
  }

  /** After the largest picture, at the first interaction, or after 3 seconds: the first of them counts, since `start` works once. */
  function afterFirstPaint(callback) {
    ;['pointerdown', 'keydown'].forEach(function (name) {
      document.addEventListener(name, callback, { capture: true, once: true })
    })
    setTimeout(callback, 3000)
    whenParsed(function () {
      var picture = document.querySelector('img[fetchpriority="high"]')
      if (picture === null || picture.complete) return painted()
      picture.addEventListener('load', painted)
      picture.addEventListener('error', painted)
    })
    function painted() {
      afterFrame(callback)
    }
  }

  /** The files that the HTML names (scripts/prerender/static-page.ts); during development it has script elements instead. */
  function loadCode() {
    if (html.entry === undefined) return
    var recovery = window.recovery
    recovery.expectCode()
    add('link', { rel: 'stylesheet', href: html.styles }).onerror = recovery.codeFailed
    // mount.tsx handles a failure.
    if (html.data && isPage) {
      firstLoad.data = fetch(html.data).then(function (response) {
        return response.json()
      })
      firstLoad.data.catch(String)
    }
    html.preload.concat(html.entry).forEach(function (file) {
      add('link', { rel: 'modulepreload', crossOrigin: '', href: file })
    })
    add('script', { type: 'module', crossOrigin: '', src: html.entry }).onerror = recovery.codeFailed
  }
  function add(name, properties) {
    var element = Object.assign(document.createElement(name), properties)
    document.head.append(element)
    return element
  }

  /** Requests the first page's data in parallel with its code. The build records the URL, which the app requests by itself. */
  function requestData() {
    var product = /^\/product\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(path)
    // In app.html it is for any product.
    if (!html.request || (html.request.includes('{id}') && !product)) return
    var url = new URL(product ? html.request.replace('{id}', product[1]) : html.request, here.origin)
    if (path === '/products' && !addFilters(url.searchParams)) return
    var response = fetch(url.href)
    // The app handles a failure; without it the browser would report an unhandled rejection.
    response.catch(String)
    firstLoad.response = { url: url.href, response: response }
    if (!isPage && html.picture) preloadPicture(response)
  }

  /** Requests the first picture of a list with filters as soon as the data names it, before there is code to show it. */
  function preloadPicture(response) {
    response
      .then(function (answer) {
        // The app reads the response itself.
        return answer.clone().json()
      })
      .then(function (products) {
        // Only names that are the same in a URL.
        var name = products[0] && /^([\w/.-]+)-1000(\.\w+)$/.exec(products[0].image_url)
        if (!name) return
        var srcset = html.picture.srcset.replaceAll('PICTURE', name[1]).replaceAll('.avif', name[2])
        var picture = { rel: 'preload', as: 'image', imageSrcset: srcset, imageSizes: html.picture.sizes }
        add('link', Object.assign(picture, { fetchPriority: 'high' }))
      })
      .catch(String)
  }

  /** Adds the filters of a list to its request. False for parameters that the app may interpret differently. */
  function addFilters(request) {
    var names = { q: 'search', city: 'city', category: 'category', sort: 'sort' }
    return Array.from(params).every(function (param) {
      var name = names[param[0]]
      if (!name || request.has(name)) return false
      request.set(name, param[1])
      return /^[a-z][\w-]{1,40}$/i.test(param[1]) && !/^(all|newest|relevance|name_\w+)$/i.test(param[1])
    })
  }
})()
