module razao.test

go 1.25
