type Addressed = {
  contact_name: string
  address: string
  district: string
  landmark: string
  postal_code: string
  city: string
}

/** Name, street, district, landmark and city, without what is empty. */
export function addressLines(order: Addressed): string[] {
  const place = `${order.postal_code} ${order.city}`.trim()
  return [order.contact_name, order.address, order.district, order.landmark, place].filter(
    (line) => line !== '',
  )
}
