export { exportBooks, FolderTaken, type BookFormat, type ExportReport } from './export-books.ts';
export { NoSuchEntry } from './read-book.ts';
