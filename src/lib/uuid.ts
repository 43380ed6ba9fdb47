/** What the database takes for an id: anything else in an address or a storage would be refused. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
