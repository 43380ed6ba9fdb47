// Read by the form and the database alike.

export const PICTURE_ADDRESSES: readonly string[] = [
  'catalog/bowl.avif',
  'product-images/1732180000000.webp',
  '0b51bd5e-77a4-4a44-9f0f-0d3c1a2b3c4d/1732180000000-a-1000.webp',
  'https://images.unsplash.com/photo-1?w=900',
  'https://cdn.example.com/a%20b.png',
  'https://upload.wikimedia.org/wikipedia/commons/1/1a/Tray.jpg',
  'https://i.imgur.com/abc.jpg',
  'https://lh3.googleusercontent.com/d/abc',
]

export const NO_PICTURE_ADDRESSES: readonly string[] = [
  'tray.jpg',
  'tray',
  'catalog/tray',
  'catalog/tray.pdf',
  'catalog/../x.avif',
  '/catalog/tray.jpg',
  'http://plain.example/a.png',
  'https://plain',
  'https://plain.example',
  'https://user@plain.example/a.png',
  'https://a.example/b c.png',
  '//x.example/a.png',
  'data:image/png;base64,AA',
  'javascript:alert(1)',
  'https://drive.google.com/file/d/1/view?usp=sharing',
  'https://photos.app.goo.gl/abc',
  'https://www.dropbox.com/s/1/tray.jpg?dl=0',
  'https://1drv.ms/i/s!abc',
  'https://www.instagram.com/p/abc/',
  'https://commons.wikimedia.org/wiki/File:Tray.jpg',
  'https://fr.wikipedia.org/wiki/Fichier:Tray.jpg',
  'https://imgur.com/a/abc',
]
