/** Characters or collections in one row. */
export const ROW_SIZE = 4;
