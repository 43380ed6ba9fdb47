type Place = { postal_code: string; city: string; region: string }

/** `30000 Fez`, or `New York, NY 10001` where addresses name a state or province. */
export function placeLine({ postal_code, city, region }: Place): string {
  return (region === '' ? `${postal_code} ${city}` : `${city}, ${region} ${postal_code}`).trim()
}
