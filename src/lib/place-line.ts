type Place = { postal_code: string; city: string; region: string; country: string }

/** `30000 Fez`, `London SW1A 1AA` in the United Kingdom, or `New York, NY 10001` where addresses name a state or province. */
export function placeLine({ postal_code, city, region, country }: Place): string {
  if (region !== '') return `${city}, ${region} ${postal_code}`.trim()
  return (country === 'uk' ? `${city} ${postal_code}` : `${postal_code} ${city}`).trim()
}
