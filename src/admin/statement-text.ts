import { fileText } from './products/import/product-file'

/** The text of a bank's or a courier's file: UTF-8 or UTF-16, else Windows-1252, in which many in Morocco still write. */
export async function statementText(file: Blob): Promise<string> {
  try {
    return await fileText(file)
  } catch (error) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    // Spreadsheets and pictures contain zeros, text does not.
    if (bytes.includes(0)) throw error
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
